import { showPanelOf } from '../code/tabs.browser.ts';

/** Goes to a demo; what it is hidden in is opened first, as browsers do for the anchors they know. */
export function goToDemo(demo: HTMLElement): void {
  demo.closest('details')?.setAttribute('open', '');
  showPanelOf(demo);
  demo.scrollIntoView();
}
