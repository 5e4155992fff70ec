import { pageLocale } from '../../../base/page-locale.browser.ts';
import { framePathOf, type FrameFile } from './frame-file.ts';

let loading: Promise<FrameFile> | undefined;

/** Loads the words of the page's language once and puts the style sheet of answers in place. */
export function loadFrame(): Promise<FrameFile> {
  loading ??= fetchFrame();
  // What failed once may be there the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function fetchFrame(): Promise<FrameFile> {
  const answer = await fetch(framePathOf(pageLocale()));
  if (!answer.ok) throw new Error(`The search answered ${String(answer.status)}.`);
  const frame = (await answer.json()) as FrameFile;
  // The policy of the pages forbids style elements; this one counts after all others and keeps the order of the layers.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frame.sheet);
  document.adoptedStyleSheets.push(sheet);
  return frame;
}
