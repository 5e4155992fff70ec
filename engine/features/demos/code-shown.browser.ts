import { createLatest } from '../../base/latest.ts';
import { trustedHtml } from '../../base/trusted.browser.ts';
import { getSettings } from '../settings/settings.browser.ts';
import { stylingOf } from './demo-styling.browser.ts';
import { loadSourcesOf } from './load-page-demos.browser.ts';
import { sourcesIn, type StylingSources } from './source/demo-sources.ts';

/** What the page holds before any script: the demo itself, as TypeScript, in its first styling. */
const built = 'TS system 0';

const drawing = createLatest<HTMLElement>();

/** Brings the shown code of a demo to the variant, the styling and the file that are chosen. */
export async function showChosenCode(demo: HTMLElement): Promise<void> {
  const code = demo.querySelector<HTMLElement>('.demo__code');
  if (!code) return;
  const isLatest = drawing.begin(demo);
  const { codeVariant } = getSettings();
  const chosen = `${codeVariant} ${stylingOf(demo)}`;
  if ((code.dataset['shown'] ?? built) === `${chosen} ${chosenFile(code)}`) return;
  const loaded = await loadSourcesOf(demo);
  // The reader chose something else meanwhile.
  if (!isLatest()) return;
  const sources = sourcesIn(loaded, stylingOf(demo));
  const names = fileNames(demo.dataset['name'] ?? '', sources, codeVariant);
  nameTabs(code, names);
  drawLines(code, sources.html[names[chosenFile(code)] ?? ''] ?? '');
  code.dataset['shown'] = `${chosen} ${chosenFile(code)}`;
}

/** Makes one of the files of a demo the chosen one. */
export function chooseFile(code: Element, chosen: number): void {
  tabsOf(code).forEach((tab, index) => {
    tab.ariaSelected = String(index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
  });
}

function chosenFile(code: Element): number {
  return Math.max(
    tabsOf(code).findIndex((tab) => tab.ariaSelected === 'true'),
    0,
  );
}

function fileNames(name: string, sources: StylingSources, codeVariant: 'TS' | 'JS'): string[] {
  return codeVariant === 'TS'
    ? [`${name}.tsx`, ...Object.keys(sources.files)]
    : [`${name}.jsx`, ...Object.keys(sources.jsFiles)];
}

/** Stylings have different files; a tab too many is put away. */
function nameTabs(code: Element, names: readonly string[]): void {
  tabsOf(code).forEach((tab, index) => {
    tab.textContent = names[index] ?? '';
    tab.hidden = names[index] === undefined;
  });
  if (chosenFile(code) >= names.length) chooseFile(code, 0);
}

function tabsOf(code: Element): HTMLElement[] {
  return [...code.querySelectorAll<HTMLElement>('[role="tab"]')];
}

function drawLines(code: HTMLElement, html: string): void {
  const lines = code.querySelector('pre code');
  // The build highlighted and escaped it.
  if (lines) lines.innerHTML = trustedHtml(html);
  const count = code.querySelector('[data-lines]');
  if (count) count.textContent = String(lines?.childElementCount ?? 0);
  const excerpt = [...code.querySelectorAll('[data-x]')].map(({ textContent }) => textContent);
  const indents = excerpt.filter((line) => line.trim()).map((line) => line.search(/\S/));
  if (indents.length > 0) code.style.setProperty('--cut', `${Math.min(...indents)}ch`);
}
