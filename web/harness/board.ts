// The board alone, for looking at it. Not part of the page: nothing in src/ or index.html leads here.
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import { speak } from '../src/lib/i18n.svelte';
import Stage from './Stage.svelte';

await speak('en');
const target = document.getElementById('page');
if (target) mount(Stage, { target });
