// @vitest-environment happy-dom
import { emptyHistory } from 'engine/features/api-reference/history/api-history.ts';
import { historyData } from 'engine/features/api-reference/history/history-data.ts';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../translations/en.json' with { type: 'json' };
import { mountCompare } from './compare-versions.browser.ts';

const files: Readonly<Record<string, unknown>> = {
  '/api/data/index.json': [
    { id: 'grid/grid', kind: 'component', name: 'Grid', pathname: '/x/api/grid' },
  ],
  '/api/data/history/grid.json': historyData(
    'grid',
    {
      ...emptyHistory,
      versions: ['7.0.0', '8.0.0', '8.5.0'],
      members: new Map([
        [
          'grid\tprops\tdensity',
          [
            { version: '7.0.0', facts: { default: '1' } },
            { version: '8.0.0', facts: { default: '2' } },
          ],
        ],
        ['grid\tprops\trowSpanning', [{ version: '8.0.0', facts: {} }]],
        ['grid\tslots\tBar', [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }]],
        ['grid\tslots\tbar', [{ version: '8.0.0', facts: {} }]],
        ['grid-bar\tentry\t', [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }]],
      ]),
    },
    [
      {
        pathname: '/x/migration/grid-v7',
        from: '7',
        to: '8',
        sections: [{ id: 'bar', title: 'Bar', names: ['GridBar', 'Grid', 'rowSpanning'] }],
      },
    ],
  ),
};
const words = {
  kinds: { added: 'Added', removed: 'Removed', renamed: 'Renamed', default: 'New default' },
  whole: 'all of it',
  none: 'none',
  inGuide: 'Guide:',
  compared: '{count} changes.',
  replaced: en.apiChanges.replaced,
  same: 'Same.',
  failed: 'Failed.',
};
const life = new AbortController();

function mount(search = '', path = '/zh/api/changes/'): HTMLElement {
  history.replaceState(null, '', path + search);
  const element = document.createElement('section');
  element.dataset['words'] = JSON.stringify(words);
  element.dataset['versions'] = JSON.stringify({ grid: ['7.0.0', '8.0.0', '8.5.0'] });
  element.innerHTML =
    '<form><select name="product"><option>grid</option></select><select name="from"></select>' +
    '<select name="to"></select><button>Compare</button></form>' +
    '<p role="status"></p><p data-compare-copy hidden><button data-copy-text=""></button></p>' +
    '<div data-compared></div>';
  document.body.replaceChildren(element);
  mountCompare(element, life);
  return element;
}

function answer(find: (href: string) => Response): void {
  vi.stubGlobal('fetch', (href: string) => Promise.resolve(find(href)));
}

function fromFiles(href: string): Response {
  return files[href] === undefined ? new Response('', { status: 404 }) : Response.json(files[href]);
}

const status = () => document.querySelector('[role=status]')?.textContent;
function copyPlace(): HTMLElement {
  const place = document.querySelector<HTMLElement>('[data-compare-copy]');
  if (!place) throw new Error('The page offers no copy.');
  return place;
}
const rows = () =>
  [...document.querySelectorAll('[data-compared] li')].map((row) => row.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('compares the versions that the address names, by entry', async () => {
  answer(fromFiles);
  mount('?product=grid&from=7.0.0&to=8.5.0');
  await expect.poll(status).toBe('4 changes.');
  expect(rows()).toEqual([
    'AddedrowSpanning',
    'Renamedslots.Barslots.bar',
    'New defaultdensity1 2',
    'Removedall of it',
  ]);
  const link = document.querySelector('[data-compared] a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Grid', '/zh/x/api/grid/']);
  expect(document.querySelectorAll('h3')[1]?.textContent).toBe('GridBar');
  const passages = [...document.querySelectorAll('[data-compared] .changes__guide')];
  expect(passages.map((it) => it.textContent)).toEqual([
    'Guide: Bar (rowSpanning)',
    'Guide: Bar (GridBar)',
  ]);
  expect(passages[0]?.querySelector('a')?.getAttribute('href')).toBe(
    '/zh/x/migration/grid-v7/#bar',
  );
});

test('takes what comes nearest for a version that was not looked at, and says so', async () => {
  answer(fromFiles);
  mount('?from=7.29.0&to=8');
  await expect.poll(status).toBe('4 changes. 7.29.0 was not looked at; 7.0.0 stands for it.');
  mount('?from=7.0.0&to=8.5.0', '/zh/x/api/changes/');
  await expect.poll(status).toBe('4 changes.');
  expect(document.querySelector('[data-compared] a')?.getAttribute('href')).toBe('/zh/x/api/grid/');
});

test('compares what is chosen from the older to the newer version, and keeps it in the address', async () => {
  answer(fromFiles);
  const element = mount();
  expect(status()).toBe('');
  const [, from, to] = element.querySelectorAll('select');
  expect([from?.value, to?.value]).toEqual(['8.0.0', '8.5.0']);
  if (from && to) [from.value, to.value] = ['8.5.0', '7.0.0'];
  element.querySelector('button')?.click();
  await expect.poll(status).toBe('4 changes.');
  expect(rows()[0]).toBe('AddedrowSpanning');
  expect(location.search).toBe('?product=grid&from=8.5.0&to=7.0.0');
});

test('offers the comparison as Markdown, by entry and with whole addresses', async () => {
  answer(fromFiles);
  const element = mount('?product=grid&from=8.5.0&to=7.0.0');
  expect(copyPlace().hidden).toBe(true);
  await expect.poll(() => copyPlace().hidden).toBe(false);
  expect(copyPlace().querySelector('button')?.dataset['copyText']).toBe(
    [
      '# grid: 7.0.0 → 8.5.0',
      `## [Grid](${location.origin}/zh/x/api/grid/)`,
      '- New default: `density`: `1` → `2`\n- Added: `rowSpanning`\n- Renamed: `slots.Bar` → `slots.bar`',
      `Guide: [Bar](${location.origin}/zh/x/migration/grid-v7/#bar) (\`rowSpanning\`)`,
      '## GridBar',
      '- Removed: all of it',
      `Guide: [Bar](${location.origin}/zh/x/migration/grid-v7/#bar) (\`GridBar\`)\n`,
    ].join('\n\n'),
  );
  answer(() => new Response('', { status: 500 }));
  element.querySelector('button')?.click();
  await expect.poll(() => copyPlace().hidden).toBe(true);
});

test('says when nothing changed, and when the records do not come', async () => {
  answer(fromFiles);
  const element = mount('?product=grid&from=8.0.0&to=8.5.0');
  await expect.poll(status).toBe('Same.');
  answer(() => new Response('', { status: 500 }));
  element.querySelector('button')?.click();
  await expect.poll(status).toBe('Failed.');
  expect(rows()).toEqual([]);
});

test.each([
  '?product=grid&from=1.0.0&to=8.5.0',
  '?product=__proto__&from=a&to=b',
  '?from=%E0%A4',
  '',
])('compares nothing for %j', (search) => {
  answer(() => {
    throw new Error('nothing is to be loaded');
  });
  mount(search);
  expect([status(), rows()]).toEqual(['', []]);
});
