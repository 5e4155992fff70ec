import type { PartLife } from '../../base/part.browser.ts';
import { addViewChoice } from './choose-view.browser.ts';
import { addRowFilter } from './filter-rows.browser.ts';
import { measureTools } from './measure-tools.browser.ts';
import { addInherited, revealTarget } from './show-inherited.browser.ts';
import { addTypeWindow } from './type-window.browser.ts';

/** Brings the tables of an API page to life until it is left. */
export function mountApi(page: HTMLElement, { signal }: PartLife): void {
  addTypeWindow(page, signal);
  addInherited(signal);
  addViewChoice(signal);
  addRowFilter(signal);
  measureTools();
  revealTarget();
}
