import { mount } from 'svelte';
import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import './shell/page.css';
import App from './App.svelte';
import { offline } from './lib/offline.svelte';
import { settings } from './lib/settings.svelte';

settings.show();
mount(App, { target: document.getElementById('page')! });
offline.start();
