import { createElement } from '../../base/element.browser.ts';
import { pathnameOf } from './find-news.browser.ts';
import type { Arrival, LineNews } from './line-data.ts';
import type { TranslateVersion } from './mark-rows.browser.ts';
import { memberNameIn } from './member-name.ts';
import { newnessOf } from './newness.ts';

/** The news of a release line for a reader who uses one of its versions. */
export interface MyNews {
  version: string;
  news: LineNews;
}

const note = 'newer-word';

/** Marks the names in a guide that the reader's version does not have; the marks take no room, so nothing moves. */
export function markGuide(all: readonly MyNews[], t: TranslateVersion): void {
  clearGuide();
  for (const { version, news } of all) {
    const names = new Map<string, Arrival>(
      Object.entries(news.guides[pathnameOf(location.pathname)] ?? {}),
    );
    if (names.size === 0) continue;
    for (const code of document.querySelectorAll<HTMLElement>('.article .prose code')) {
      const arrival = code.closest('pre')
        ? undefined
        : names.get(memberNameIn(code.textContent) ?? '');
      const state = arrival && newnessOf(version, arrival);
      if (arrival && state) mark(code, arrival[0], noteOf(t, state, version));
    }
  }
}

function noteOf(t: TranslateVersion, state: string, version: string): string {
  return t(`settings.versions.notes.${state}`).replace('{version}', version);
}

function mark(code: HTMLElement, since: string, words: string): void {
  code.dataset['newer'] = since;
  code.title = `${since} ${words}`;
  code.after(createElement('span', { class: `vh ${note}` }, ` ${since} ${words} `));
}

function clearGuide(): void {
  for (const code of document.querySelectorAll<HTMLElement>('code[data-newer]')) {
    delete code.dataset['newer'];
    code.removeAttribute('title');
  }
  for (const old of document.querySelectorAll(`.${note}`)) old.remove();
}
