import { framePathOf, type FrameFile } from './frame-file.ts';
import type { showFrame } from './show-frame.browser.ts';

/** A frame with what shows it. */
interface LoadedFrame extends FrameFile {
  showFrame: typeof showFrame;
}

let loading: Promise<LoadedFrame> | undefined;

/** Loads the frame of the page's language once and puts its style sheet in place. */
export function loadFrame(): Promise<LoadedFrame> {
  loading ??= loadBoth();
  // What failed once may be there the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Both at once: one after the other would be a second wait. */
async function loadBoth(): Promise<LoadedFrame> {
  const [frame, module] = await Promise.all([fetchFrame(), import('./show-frame.browser.ts')]);
  return { ...frame, showFrame: module.showFrame };
}

async function fetchFrame(): Promise<FrameFile> {
  const answer = await fetch(framePathOf(document.documentElement.lang.slice(0, 2)));
  if (!answer.ok) throw new Error(`The search answered ${String(answer.status)}.`);
  const frame = (await answer.json()) as FrameFile;
  // The policy of the pages forbids style elements; this one counts after all others and keeps the order of the layers.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frame.sheet);
  document.adoptedStyleSheets.push(sheet);
  return frame;
}
