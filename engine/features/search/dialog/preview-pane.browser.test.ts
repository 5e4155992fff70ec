// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { FoundPage, Preview } from '../search-engine.ts';
import { plain } from './entry.ts';
import { createPreview } from './preview-pane.browser.ts';

const page: FoundPage = {
  id: '0',
  kind: 'guide',
  title: plain('Filtering'),
  description: '',
  href: '/filtering/',
  product: 'grid',
  productName: 'Data Grid',
  trail: ['Rows'],
  parts: [],
};

async function paneFor(preview: Preview): Promise<HTMLElement> {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const pane = document.createElement('aside');
  const engine = {
    products: () => Promise.resolve([]),
    search: () => Promise.resolve({ pages: [], counts: {}, total: 0 }),
    preview: () => Promise.resolve(preview),
  };
  const show = createPreview(pane, () => engine);
  show({ icon: 'page', title: page.title, hint: '', href: page.href, page }, 'filter');
  await vi.waitFor(() => {
    expect(pane.childElementCount).toBeGreaterThan(0);
  });
  return pane;
}

it('shows the passage and its code, line by line and as text', async () => {
  const code = '<DataGrid\n  showToolbar\n/>';
  const pane = await paneFor({ title: 'Quick filter', text: plain('Search all.'), code });
  expect(pane.querySelector('p')?.textContent).toBe('Search all.');
  expect(pane.querySelector('pre')?.textContent).toBe(code);
  expect(pane.querySelector('pre')?.dir).toBe('ltr');
});

it('shows no empty box where there is no code', async () => {
  const pane = await paneFor({ title: 'Quick filter', text: plain('Search all.') });
  expect(pane.querySelector('pre')).toBeNull();
});
