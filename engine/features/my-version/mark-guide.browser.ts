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
    const words = t('settings.versions.notes.newer').replace('{version}', version);
    for (const code of document.querySelectorAll<HTMLElement>('.article .prose code')) {
      const name = code.closest('pre') ? undefined : memberNameIn(code.textContent);
      const arrival = names.get(name ?? '');
      // What may be newer is left alone: in a sentence there is no room to say so.
      if (arrival && newnessOf(version, arrival) === 'newer') mark(code, arrival[0], words);
    }
  }
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
