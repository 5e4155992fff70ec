import { chooseFile, showChosenCode } from './code-shown.browser.ts';

/** Shows all of a demo's code, or as little as its page wants. */
export async function toggleCode(demo: HTMLElement): Promise<void> {
  await setExpanded(demo, !isExpanded(demo));
}

/** Shows all of a demo's code. */
export async function expandCode(demo: HTMLElement): Promise<void> {
  await setExpanded(demo, true);
}

/** Says on the toolbar what is shown, also after the browser opened the code itself to show a find. */
export function nameExpansion(demo: HTMLElement): void {
  const expanded = String(isExpanded(demo));
  demo.querySelector('.demo__bar [data-do="expand"]')?.setAttribute('aria-expanded', expanded);
}

/** True when some of the code can be seen. */
export function isCodeVisible(demo: HTMLElement): boolean {
  return detailsOf(demo)?.open ?? false;
}

function isExpanded(demo: HTMLElement): boolean {
  return isCodeVisible(demo) && codeOf(demo)?.dataset['state'] === 'full';
}

async function setExpanded(demo: HTMLElement, expanded: boolean): Promise<void> {
  const [details, code] = [detailsOf(demo), codeOf(demo)];
  if (!details || !code) return;
  const hasPreview = code.dataset['preview'] !== undefined;
  details.open = expanded || hasPreview;
  code.dataset['state'] = expanded || !hasPreview ? 'full' : 'excerpt';
  nameExpansion(demo);
  // Only the demo itself has a preview.
  if (!expanded) chooseFile(code, 0);
  await showChosenCode(demo);
}

function detailsOf(demo: HTMLElement): HTMLDetailsElement | null {
  return demo.querySelector<HTMLDetailsElement>('.demo__source');
}

function codeOf(demo: HTMLElement): HTMLElement | null {
  return demo.querySelector<HTMLElement>('.demo__code');
}
