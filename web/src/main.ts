import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadAhead } from './lib/games';
import { guess, speak } from './lib/i18n.svelte';
import { meet } from './lib/person.svelte';
import { place, startRouter } from './lib/router.svelte';
import { connectAhead } from './lib/session.svelte';

startRouter();
const met = meet(); // asked while the rest is on its way
const opened = place();
met.then(() => opened.name === 'table' && connectAhead(opened.id), () => undefined); // if nobody is known, the page will say so
await speak(guess(), loadAhead(opened)); // words first: a page of message names would help nobody
const target = document.getElementById('page');
if (target) mount(App, { target, props: { met } });
