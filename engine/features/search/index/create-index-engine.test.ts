import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../search-engine.ts';
import { buildIndex } from './build-index.ts';
import { createIndexEngine } from './create-index-engine.ts';
import { openIndex, type LoadJson } from './index-source.ts';
import { records } from './record.fixture.ts';
import type { SearchRecord } from './search-record.ts';

function loaderOf(folder = '/f/'): LoadJson {
  const { manifest, files } = buildIndex(records, { switch: ['button'] });
  return (address) => {
    if (address === '/en.json') return Promise.resolve({ folder, ...manifest });
    const file = files.get(address.slice(folder.length));
    return file === undefined ? Promise.reject(new Error(address)) : Promise.resolve(file);
  };
}

const engine = createIndexEngine(openIndex('/en.json', loaderOf()));

async function hrefsFor(text: string, rest: Partial<SearchQuery> = {}): Promise<string[]> {
  const { pages } = await engine.search({ text, locale: 'en', ...rest });
  return pages.map(({ href }) => href);
}

describe('createIndexEngine', () => {
  it.each([
    ['filtering', '/grid/filtering/'],
    ['filt', '/grid/filtering/'],
    ['quick filters', '/grid/filtering/'],
    ['filterModel', '/grid/api/data-grid/'],
    ['filter model', '/grid/api/data-grid/'],
    ['onFilterModelChange', '/grid/api/data-grid/'],
    ['datagrid', '/grid/api/data-grid/'],
    ['how do I narrow down a list', '/grid/filtering/'],
    ['buton', '/core/button/'],
    ['switch', '/core/button/'],
    ['重置密度', '/core/density/'],
    ['constructor', '/grid/api/data-grid/'],
    ['<DataGrid filterModel={x} />', '/grid/api/data-grid/'],
  ])('finds by "%s" first %s', async (text, href) => {
    expect((await hrefsFor(text))[0]).toBe(href);
  });

  it('leads to the prop and marks it', async () => {
    const { pages } = await engine.search({ text: 'onFilterModelChange', locale: 'en' });
    expect(pages[0]?.parts[0]).toEqual({
      kind: 'prop',
      title: { text: 'onFilterModelChange', marks: [[0, 19]] },
      href: '/grid/api/data-grid/#data-grid-prop-onFilterModelChange',
      plan: 'pro',
    });
  });

  it('filters by product and kind and counts without filters', async () => {
    expect(await hrefsFor('filter', { product: 'core' })).toEqual(['/core/button/']);
    expect(await hrefsFor('filter', { kind: 'api' })).toEqual(['/grid/api/data-grid/']);
    const { counts } = await engine.search({ text: 'filter', locale: 'en', product: 'core' });
    expect(counts).toEqual({ grid: 2, core: 1 });
  });

  it('says what it understood instead of a mistyped word', async () => {
    const { corrected } = await engine.search({ text: 'buton', locale: 'en' });
    expect(corrected).toBe('button');
  });

  it('offers the nearest names when nothing matches', async () => {
    const { pages, nearest } = await engine.search({ text: 'buttercup', locale: 'en' });
    expect(nearest).toBe(true);
    expect(pages[0]?.href).toBe('/core/button/');
  });

  it('answers nothing to nothing', async () => {
    expect(await engine.search({ text: ' …', locale: 'en' })).toEqual({
      pages: [],
      counts: {},
      total: 0,
    });
  });

  it('shows the passage that matches', async () => {
    const { pages } = await engine.search({ text: 'quick', locale: 'en' });
    const [page] = pages;
    const preview = page && (await engine.preview(page, '/grid/filtering/#quick', 'columns'));
    expect(preview?.title).toBe('Quick filter');
    expect(preview?.text.marks).toEqual([[11, 18]]);
    expect(preview?.code).toBe('<DataGrid showToolbar />');
  });

  it('starts over when the site was published again', async () => {
    let folder = '/old/';
    const load = (address: string) => loaderOf(folder)(address);
    const moved = createIndexEngine(openIndex('/en.json', load));
    await moved.search({ text: 'filtering', locale: 'en' });
    folder = '/new/';
    const { pages } = await moved.search({ text: '密度', locale: 'en' });
    expect(pages[0]?.href).toBe('/core/density/');
  });

  it('fails clearly when files are missing, and works when they are back', async () => {
    let isDown = true;
    const load: LoadJson = (address) =>
      isDown ? Promise.reject(new Error('down')) : loaderOf()(address);
    const shaky = createIndexEngine(openIndex('/en.json', load));
    await expect(shaky.search({ text: 'button', locale: 'en' })).rejects.toThrow('down');
    isDown = false;
    expect((await shaky.search({ text: 'button', locale: 'en' })).pages).toHaveLength(1);
  });
});

describe('ranking', () => {
  const page = (parts: Partial<SearchRecord> & { href: string }): SearchRecord => ({
    title: parts.href,
    description: '',
    kind: 'guide',
    product: 'core',
    productName: 'Core',
    trail: [],
    sections: [],
    members: [],
    anchors: {},
    uses: [],
    weight: 1,
    ...parts,
  });
  const prop = (name: string) => ({ kind: 'prop' as const, name, text: '' });
  const method = (name: string) => ({ kind: 'method' as const, name, text: '' });
  const site = [
    page({ href: '/button/', title: 'Button', names: ['Schaltfläche', 'botão', 'ボタン'] }),
    page({ href: '/api/button/', title: 'Button API', name: 'Button', kind: 'api' }),
    page({ href: '/api/button-base/', title: 'ButtonBase API', name: 'ButtonBase', kind: 'api' }),
    page({ href: '/button-group/', title: 'Button Group' }),
    page({
      href: '/pagination/',
      title: 'Pagination',
      messages: ['The page prop is out of range'],
    }),
    page({
      href: '/api/grid/',
      title: 'Grid API',
      name: 'Grid',
      kind: 'api',
      members: [prop('pageSize'), method('setFilterModel')],
    }),
    page({
      href: '/api/grid-pro/',
      title: 'GridPro API',
      name: 'GridPro',
      formOf: 'Grid',
      kind: 'api',
      members: [prop('pageSize'), prop('pinnedColumns')],
    }),
    page({
      href: '/api/input/',
      title: 'Input API',
      name: 'Input',
      kind: 'api',
      members: [{ kind: 'class', name: 'Lib-focused', text: '' }],
    }),
    page({ href: '/focus/', title: 'Focus', description: 'What is focused and what is not.' }),
    page({ href: '/api-object/', title: 'API object', description: 'Use apiRef.current.' }),
    page({
      href: '/grid/',
      title: 'Paging rows',
      sections: [{ id: '', title: '', text: 'Choose the pageSize of a grid.' }],
    }),
    page({
      href: '/media/',
      title: 'Media queries',
      questions: ['useMedia on the server'],
      sections: [{ id: 'use-media', title: 'Ask with useMedia', text: 'useMedia' }],
    }),
    page({ href: '/api/use-media/', title: 'useMedia API', name: 'useMedia', kind: 'api' }),
    page({
      href: '/links/',
      title: 'Links',
      sections: [{ id: '', title: '', text: 'Call useLink.' }],
    }),
    page({ href: '/api/use-link/', title: 'useLink API', name: 'useLink', kind: 'api' }),
    page({ href: '/column-pinning/', title: 'Column pinning' }),
    page({
      href: '/column-menu/',
      title: 'Column menu',
      description: 'Pinned, hidden and sorted.',
    }),
    page({ href: '/text-field/', title: 'Text Field' }),
    page({
      href: '/palette/',
      title: 'Palette',
      description:
        'Text with few, fair, fast, far, fat, fit, fix, flat, fog, for, fox, fun or fur.',
      sections: [{ id: '', title: '', text: 'fa fe fi fo fu fab fad fan fax fed fee fen few fig' }],
    }),
  ];
  const { manifest, files } = buildIndex(site);
  const library = { opening: 'Lib', classPrefix: 'Lib' };
  const ranked = createIndexEngine(
    openIndex('/en.json', (address) =>
      address === '/en.json'
        ? Promise.resolve({ folder: '/f/', ...manifest, library })
        : Promise.resolve(files.get(address.slice(3))),
    ),
  );

  it.each([
    ['butt', '/button/'],
    ['botao', '/button/'],
    ['ボタン', '/button/'],
    ['schaltflache', '/button/'],
    ['pagniation', '/pagination/'],
    ['Lib: The page prop is out of range (0 to 2).', '/pagination/'],
    ['apiRef.current.setFilterModel', '/api/grid/'],
    ['.Lib-focused', '/api/input/'],
    ['pageSize', '/api/grid/'],
    ['pinnedColumns', '/api/grid-pro/'],
    ['GridPro', '/api/grid-pro/'],
    ['paging rows', '/grid/'],
    ['column pinni', '/column-pinning/'],
    ['useMedia', '/media/'],
    ['useLink', '/api/use-link/'],
    ['text f', '/text-field/'],
  ])('answers "%s" with %s', async (text, href) => {
    const { pages } = await ranked.search({ text, locale: 'en' });
    expect(pages[0]?.href).toBe(href);
  });

  it('lists one form of a component and names the others', async () => {
    const { pages } = await ranked.search({ text: 'pageSize', locale: 'en' });
    const forms = pages.filter(({ href }) => href.startsWith('/api/grid'));
    expect(forms.map(({ href, forms: others }) => [href, others])).toEqual([
      ['/api/grid/', ['GridPro']],
    ]);
  });

  it('offers nothing for words that it does not know', async () => {
    const { pages } = await ranked.search({ text: 'Kontrollkästchen', locale: 'en' });
    expect(pages).toEqual([]);
  });
});

describe('buildIndex', () => {
  it('gives the same bytes whatever the order of the pages', () => {
    const forward = JSON.stringify([...buildIndex(records).files]);
    expect(JSON.stringify([...buildIndex(records.toReversed()).files])).toBe(forward);
  });
});
