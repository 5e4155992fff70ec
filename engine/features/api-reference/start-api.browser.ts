import { refreshViewChoice, startViewChoice } from './choose-view.browser.ts';
import { refreshRowFilter, startRowFilter } from './filter-rows.browser.ts';
import { measureTools } from './measure-tools.browser.ts';
import { revealTarget, startInherited } from './show-inherited.browser.ts';
import { startTypeWindow } from './type-window.browser.ts';

let started = false;

/** Brings the tables of an API page to life; may be called again for another page. */
export function startApi(): void {
  if (!started) {
    startRowFilter();
    startViewChoice();
    startInherited();
    startTypeWindow();
  }
  started = true;
  refreshViewChoice();
  refreshRowFilter();
  measureTools();
  revealTarget();
}
