import { announce } from '../../base/announce.browser.ts';
import { copyText } from '../../base/clipboard.browser.ts';
import { getSettings } from '../settings/settings.browser.ts';
import { showChosenCode } from './code-shown.browser.ts';
import { wordOf } from './demo-elements.browser.ts';
import { hashOfDemo } from './demo-hash.ts';
import { stylingOf } from './demo-styling.browser.ts';

/** How long the tick of the copy button stays. */
const tickFor = 1000;

/** Copies the source of the file that is chosen, in the variant that is chosen. */
export async function copySource(demo: HTMLElement, button: HTMLElement): Promise<void> {
  await showChosenCode(demo);
  const copied = await tryCopy(demo.querySelector('.demo__code code')?.textContent ?? '');
  if (!copied) return;
  announce(wordOf('copied'), { quiet: true });
  button.dataset['copied'] = '';
  setTimeout(() => delete button.dataset['copied'], tickFor);
}

/** Copies the address that opens this demo's source as it is shown now. */
export async function copyLink(demo: HTMLElement): Promise<void> {
  const styling = demo.querySelector('[data-do="styling"]') ? stylingOf(demo) : undefined;
  const hash = hashOfDemo(demo.dataset['name'] ?? '', getSettings().codeVariant, styling);
  if (await tryCopy(new URL(hash, location.href).href)) announce(wordOf('linkCopied'));
}

/** Copies what is known about the failure of a demo. */
export async function copyErrorDetails(demo: HTMLElement): Promise<void> {
  const { errorDetailsOf } = await import('./demo-error.browser.ts');
  if (await tryCopy(errorDetailsOf(demo))) announce(wordOf('copied'));
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    await copyText(text);
    return true;
  } catch {
    announce(wordOf('notAllowed'));
    return false;
  }
}
