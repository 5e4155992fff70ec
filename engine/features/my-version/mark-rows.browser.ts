import { createElement } from '../../base/element.browser.ts';
import type { MyVersions } from './my-versions-text.ts';
import { stateOf } from './row-time.browser.ts';

/** Gives a word in the reader's language. */
export type TranslateVersion = (key: string) => string;

/** Class of the words that only listeners get. */
const note = 'newer-note';

/** Marks the rows of API tables that the reader's version does not have; colors only, so nothing moves. */
export function markRows(mine: MyVersions, t: TranslateVersion): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-since], [data-gone]')) {
    const line = row.closest<HTMLElement>('[data-api-table][data-line]')?.dataset['line'];
    const version = line === undefined ? undefined : mine[line];
    const state = version === undefined ? undefined : stateOf(row, version);
    row.querySelector(`.${note}`)?.remove();
    if (version === undefined || state === undefined) {
      delete row.dataset['mine'];
      continue;
    }
    row.dataset['mine'] = state;
    const words = t(`settings.versions.notes.${state}`).replace('{version}', version);
    const place = row.querySelector(state === 'gone' ? 'small.gone' : 'small, summary');
    place?.append(createElement('span', { class: `vh ${note}` }, ` ${words}`));
  }
}
