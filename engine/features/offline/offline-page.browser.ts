import { createElement } from '../../base/element.browser.ts';
import { siteFacts } from '../../base/site-facts.ts';
import { isOwnHost } from './own-host.ts';
import { startProductRow } from './product-row.browser.ts';
import { readablePages } from './readable-pages.browser.ts';
import type { LoadWords } from './register-worker.browser.ts';
import { summariesPathOf } from './saved-path.ts';
import { parseSummaries, type ProductSummary } from './saved-product.ts';

/** Makes the page for offline reading work: rows to save products, and the list of what can be read. */
export async function startOfflinePage(loadWords: LoadWords): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-offline-page]');
  const locale = page?.dataset['offlinePage'] ?? '';
  if (!page) return;
  show(page, '[data-offline-missing]', !location.pathname.endsWith(`${siteFacts.offline}/`));
  if (!canSave()) {
    show(page, '[data-offline-unsupported]', true);
    return;
  }
  const showPages = () => void listPages(page, locale);
  showPages();
  const [translate, summaries] = await Promise.all([loadWords(), loadSummaries(locale)]);
  for (const row of page.querySelectorAll<HTMLElement>('[data-offline-product]')) {
    const id = row.dataset['offlineProduct'] ?? '';
    const summary = summaries.find((it) => it.id === id);
    await startProductRow(row, { key: { id, locale }, summary, translate, onChange: showPages });
  }
}

function canSave(): boolean {
  const meta = document.querySelector<HTMLElement>('meta[name="service-worker"]');
  const hosts = meta?.dataset['hosts']?.split(' ') ?? [];
  return 'serviceWorker' in navigator && 'caches' in window && isOwnHost(location.host, hosts);
}

function show(page: HTMLElement, part: string, shown: boolean): void {
  const element = page.querySelector<HTMLElement>(part);
  if (element) element.hidden = !shown;
}

async function loadSummaries(locale: string): Promise<ProductSummary[]> {
  try {
    const answer = await fetch(summariesPathOf(locale));
    return parseSummaries(await answer.json()) ?? [];
  } catch {
    return [];
  }
}

async function listPages(page: HTMLElement, locale: string): Promise<void> {
  const list = page.querySelector<HTMLElement>('[data-offline-list]');
  const pages = await readablePages(locale);
  const rows = pages.map(({ href, title }) =>
    createElement('li', {}, createElement('a', { href }, title)),
  );
  const none = createElement('li', {}, list?.dataset['none'] ?? '');
  list?.replaceChildren(...(rows.length > 0 ? rows : [none]));
}
