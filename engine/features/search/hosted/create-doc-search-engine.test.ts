import { expect, it, vi } from 'vitest';
import { createDocSearchEngine } from './create-doc-search-engine.ts';
import { recordedAnswer } from './doc-search-answer.fixture.ts';

const access = { appId: 'APP', apiKey: 'only-for-search', indexName: 'docs' };

function sending(body: unknown, status = 200) {
  return vi.fn<(address: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
}

it('groups the recorded hits by page and leads to this host', async () => {
  const engine = createDocSearchEngine(access, sending(recordedAnswer));
  const { pages, counts, total } = await engine.search({ text: 'filter', locale: 'en' });
  expect(total).toBe(2);
  expect(counts).toEqual({ 'x-data-grid': 2 });
  expect(pages[0]).toMatchObject({
    href: '/x/react-data-grid/filtering/',
    kind: 'guide',
    title: { text: 'Filtering', marks: [[0, 6]] },
    productName: 'Data Grid',
    parts: [
      {
        kind: 'section',
        title: { text: 'Quick filter', marks: [[6, 12]] },
        href: '/x/react-data-grid/filtering/#quick-filter',
      },
    ],
  });
  expect(pages[1]).toMatchObject({ kind: 'api', title: { marks: [] } });
});

it('shows the snippet of a place as plain text', async () => {
  const engine = createDocSearchEngine(access, sending(recordedAnswer));
  const { pages } = await engine.search({ text: 'filter', locale: 'en' });
  const [page] = pages;
  const preview = page && (await engine.preview(page, page.parts[0]?.href ?? '', 'filter'));
  expect(preview).toEqual({
    title: 'Quick filter',
    text: { text: 'Type to filter <all> rows…', marks: [[8, 14]] },
  });
});

it('asks for the language, and only prefers the product of the reader', async () => {
  const send = sending(recordedAnswer);
  const engine = createDocSearchEngine(access, send);
  await engine.search({ text: 'filter', locale: 'zh', readerProduct: 'x-data-grid' });
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe('https://app-dsn.algolia.net/1/indexes/*/queries');
  expect(JSON.parse(request?.body as string)).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'filter',
        hitsPerPage: 40,
        facetFilters: ['language:zh'],
        optionalFilters: ['productId:x-data-grid'],
      },
    ],
  });
});

it.each([
  ['a refusal', {}, 403],
  ['an answer of another shape', { results: 'none' }, 200],
])('fails clearly at %s', async (_name, body, status) => {
  const engine = createDocSearchEngine(access, sending(body, status));
  await expect(engine.search({ text: 'x', locale: 'en' })).rejects.toThrow();
});
