import { readStorage } from '../../base/storage.browser.ts';
import { memoryKey } from './memory-key.ts';

const openers = '[data-vote], .comment-link';

/* Most readers never use the form, so its script comes with the first use. */
function load() {
  return import('./feedback-form.browser.ts');
}

/** Makes votes and comment links open the form. */
export function startFeedback(): void {
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>(openers);
    if (opener && !event.defaultPrevented) {
      event.preventDefault();
      void load().then(({ openFeedback }) => openFeedback(opener), showFailure);
    }
  });
}

/** Shows the reader's earlier vote and sends what waits, if this browser remembers anything. */
export function refreshFeedback(): void {
  if (readStorage(memoryKey)) void load().then(({ resumeFeedback }) => resumeFeedback());
}

function showFailure(): void {
  document.querySelector('#feedback')?.setAttribute('data-feedback', 'failed');
}
