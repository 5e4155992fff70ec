import { expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import { createIndexEngine } from './create-index-engine.ts';
import { openIndex } from './index-source.ts';
import { createRecord } from './record.fixture.ts';

/** A guide to a step between versions, which counts less than others. */
const step = (href: string, title: string) =>
  createRecord({ href, title, product: 'all', description: 'Migrate your code.', weight: 0.65 });

const site = [
  step('/upgrade-to-v7/', 'Upgrade to v7'),
  step('/trees-v6/', 'Trees: from v6 to v7'),
  step('/trees-v7/', 'Trees: from v7 to v8'),
  step('/grid-v7/', 'Data Grid with rows, columns and cells: from v7 to v8'),
  createRecord({
    href: '/button/',
    title: 'Button',
    sections: [{ id: '', title: '', text: 'Style it by its CSS classes.' }],
  }),
  createRecord({
    href: '/api/button/',
    title: 'Button API',
    name: 'Button',
    kind: 'api',
    description: 'Props, slots and CSS classes of Button.',
    members: [{ kind: 'class', name: 'Lib-disabled', text: '' }],
    headings: { class: ['classes', 'CSS classes'] },
  }),
  createRecord({
    href: '/naming/',
    title: 'Class name generator',
    description: 'How the classes of a button are named.',
  }),
  ...Array.from({ length: 60 }, (_, at) =>
    createRecord({ href: `/page-${String(at)}/`, title: `Page ${String(at)}` }),
  ),
];

const { manifest, files } = buildIndex(site);
const engine = createIndexEngine(
  openIndex('/en.json', (address) =>
    Promise.resolve(
      address === '/en.json' ? { folder: '/f/', ...manifest } : files.get(address.slice(3)),
    ),
  ),
);

it.each(['migrate from v7', 'migrate from version 7'])(
  'answers "%s" with the guides that lead away from it, those of the reader first',
  async (text) => {
    const { pages } = await engine.search({ text, locale: 'en' });
    expect(pages.slice(0, 2).map(({ href }) => href)).toEqual(['/trees-v7/', '/grid-v7/']);
    const own = await engine.search({ text, locale: 'en', readerProduct: 'grid' });
    expect(own.pages.slice(0, 2).map(({ href }) => href)).toEqual(['/grid-v7/', '/trees-v7/']);
  },
);

it('answers "upgrade to v7" with the guides that lead to it', async () => {
  const { pages } = await engine.search({ text: 'upgrade to v7', locale: 'en' });
  expect(pages.slice(0, 2).map(({ href }) => href)).toEqual(['/upgrade-to-v7/', '/trees-v6/']);
});

it.each(['Button classes', 'Button CSS classes', 'button class names'])(
  'answers "%s" with the component and the classes of its reference',
  async (text) => {
    const { pages } = await engine.search({ text, locale: 'en' });
    expect(pages.slice(0, 2).map(({ href }) => href)).toEqual(['/button/', '/api/button/']);
    const [, reference] = pages;
    const [part] = reference?.parts ?? [];
    expect(part?.href).toBe('/api/button/#classes');
    const preview = reference && (await engine.preview(reference, part?.href ?? '', text));
    expect([preview?.title, preview?.text.text]).toEqual(['CSS classes', 'Lib-disabled']);
  },
);
