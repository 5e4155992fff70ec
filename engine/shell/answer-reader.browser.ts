import { prepareAnnouncements } from '../base/announce.browser.ts';
import { answerCopy } from '../features/code/copy.browser.ts';
import {
  answerPageMarkdown,
  startPageMarkdown,
} from '../features/page-markdown/start-page-markdown.browser.ts';
import { answerGlide } from './glide.browser.ts';
import { answerNavigationFilter } from './navigation-filter.browser.ts';
import { startNavigationRows } from './navigation-rows.browser.ts';

// What is copied is announced, and a place for messages must be known before it is used.
prepareAnnouncements();
startPageMarkdown();
startNavigationRows();

/** Does what readers ask of a page that shows nothing of it before: copying, filtering, taking the text away, going elsewhere. */
export function answerReader(event: Event): void {
  answerCopy(event);
  answerPageMarkdown(event);
  answerNavigationFilter(event);
  answerGlide(event);
}
