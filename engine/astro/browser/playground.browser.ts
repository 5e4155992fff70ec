import { startPlayground } from '../../features/demos/playground/start-playground.browser.ts';

const page = document.querySelector<HTMLElement>('[data-play]');
if (page) startPlayground(page);
