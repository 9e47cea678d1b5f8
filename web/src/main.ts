import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { guess, speak } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';

startRouter();
await speak(guess()); // words first: a page of message names would help nobody
const target = document.getElementById('page');
if (target) mount(App, { target });
