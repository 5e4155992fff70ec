import { emitPartEvent, emitPageEvent } from '../../base/emit-page-event.browser.ts';
import { trustedHtml } from '../../base/trusted.browser.ts';

/** The part of a page that its author writes. */
const text = '.sheet';

/** Demos and what surrounds them start with their page. */
const living = '.demo, [data-playground], [data-api-page]';

/** While developing: an open page takes in a text that was saved, instead of being loaded anew. */
export function refreshTexts(hot: NonNullable<ImportMeta['hot']>): void {
  let isText = false;
  hot.on('vite:beforeFullReload', ({ triggeredBy = '' }) => {
    isText = triggeredBy.endsWith('.md');
  });
  // A browser without this interface loads the page anew.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || !event.canIntercept || !isText) return;
    isText = false;
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: refreshText });
  });
}

/** Puts the new text into the page; where that cannot be, such as for a text with a mistake, it is loaded. */
async function refreshText(): Promise<void> {
  const answer = await fetch(location.href);
  const next = new DOMParser().parseFromString(trustedHtml(await answer.text()), 'text/html');
  const old = document.querySelector(text);
  const fresh = next.querySelector(text);
  if (!answer.ok || !old || !fresh || [old, fresh].some((it) => it.querySelector(living))) {
    location.reload();
    return;
  }
  document.title = next.title;
  old.replaceWith(fresh);
  emitPartEvent();
  emitPageEvent();
}
