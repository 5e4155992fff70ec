import { startPlayground } from 'engine/features/demos/playground/start-playground.browser.ts';
import { startSearch } from 'engine/features/search/start-search.browser.ts';

const page = document.querySelector<HTMLElement>('[data-play]');
if (page) startPlayground(page);
startSearch({ isDevelopment: import.meta.env.DEV });
