import { libraries } from 'virtual:live-libraries';
import { lockDown } from './lock-down.browser.ts';
import { addThemeSheet } from './frame-settings.browser.ts';
import { servePage } from './serve-page.browser.ts';

/** Takes the one port that the page hands over; whatever else is said to the window is ignored. */
function connect(event: MessageEvent<unknown>): void {
  const [port] = event.ports;
  if (event.source !== parent || parent === window || !port) return;
  removeEventListener('message', connect);
  servePage(port, libraries);
}

lockDown();
addThemeSheet();
addEventListener('message', connect);
