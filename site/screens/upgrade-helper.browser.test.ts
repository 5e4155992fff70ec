// @vitest-environment happy-dom
import { emptyHistory } from 'engine/features/api-reference/history/api-history.ts';
import { historyData } from 'engine/features/api-reference/history/history-data.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { mountUpgradeHelper } from './upgrade-helper.browser.ts';
import type { UpgradeWords } from './upgrade-words.ts';

const files: Readonly<Record<string, unknown>> = {
  '/api/data/index.json': [{ id: 'grid/grid', name: 'Grid', pathname: '/api-docs/grid' }],
  '/api/data/history/grid.json': historyData('grid', {
    ...emptyHistory,
    versions: ['7.0.0', '8.0.0'],
    members: new Map([
      ['grid\tprops\tdense', [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }]],
      ['grid\tprops\tunstable_wide', [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }]],
      ['grid\tprops\twide', [{ version: '8.0.0', facts: {} }]],
      ['old-list\tentry\t', [{ version: '7.0.0', facts: {} }, { version: '8.0.0' }]],
    ]),
  }),
};
const words: UpgradeWords = {
  kinds: { removed: 'Removed', renamed: 'Renamed' },
  checking: 'Checking',
  found: '{count} from {from} to {to}.',
  none: 'Nothing from {from} to {to}.',
  broken: 'Line {line} is broken.',
  empty: 'Empty.',
  long: 'At most {count}.',
  failed: 'Failed.',
  line: 'Line {line}',
};
const life = new AbortController();
const asked: string[] = [];

/** Checks code on a page with the form; the records answer with `status`. */
function check(code: string, { status = 200, search = '?product=grid&from=8.0.0&to=7.0.0' } = {}) {
  asked.length = 0;
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href);
    return Promise.resolve(Response.json(files[href], { status }));
  });
  history.replaceState(null, '', `/zh/api/changes/upgrade-helper/${search}`);
  const element = document.createElement('section');
  element.dataset['words'] = JSON.stringify(words);
  element.dataset['versions'] = JSON.stringify({ grid: ['7.0.0', '8.0.0'] });
  element.dataset['packages'] = JSON.stringify({ grid: ['@lib/grid'] });
  element.innerHTML =
    '<form><select name="product"><option>grid</option></select><select name="from"></select>' +
    '<select name="to"></select><textarea name="code"></textarea><button>Check</button></form>' +
    '<p role="status"></p><ol data-affected></ol>';
  document.body.replaceChildren(element);
  mountUpgradeHelper(element, life);
  area().value = code;
  element.querySelector('button')?.click();
}

function area(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('The page has no place for code.');
  return found;
}

const status = () => document.querySelector('[role=status]')?.textContent;
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const code = `import { Grid, OldList } from '@lib/grid';
<Grid
  dense
  unstable_wide
/>;`;

test('lists what is gone or renamed by line, from the older to the newer version', async () => {
  check(code);
  expect(status()).toBe('Checking');
  await expect.poll(status).toBe('3 from 7.0.0 to 8.0.0.');
  expect(rows()).toEqual([
    'Line 1Removed OldList',
    'Line 3Removed Grid dense',
    'Line 4Renamed Grid unstable_wide wide',
  ]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/zh/api/grid/#grid-prop-dense', '/zh/api/grid/#grid-prop-wide']);
});

test('shows the reader a line', async () => {
  check(code);
  await expect.poll(() => rows().length).toBe(3);
  document.querySelectorAll<HTMLElement>('li button')[1]?.click();
  expect(document.activeElement).toBe(area());
  const { selectionStart, selectionEnd, value } = area();
  expect(value.slice(selectionStart, selectionEnd)).toBe('  dense');
});

test('sends nothing of the code, and asks for nothing where there is none', async () => {
  check(code);
  await expect.poll(() => rows().length).toBe(3);
  expect(asked.sort()).toEqual(['/api/data/history/grid.json', '/api/data/index.json']);
  expect(location.search).toBe('?product=grid&from=8.0.0&to=7.0.0');
  check(' \n');
  await expect.poll(status).toBe('Empty.');
  expect(asked).toEqual([]);
});

test.each([
  ['<Grid rows />', 'Nothing from 7.0.0 to 8.0.0.'],
  ['const a = 1;\nlet b = ;', 'Line 2 is broken.'],
  ['a'.repeat(200_001), `At most ${(200_000).toLocaleString()}.`],
])('says what it makes of %.20j', async (text, expected) => {
  check(text);
  await expect.poll(status).toBe(expected);
  expect(rows()).toEqual([]);
});

test('says when the records do not come', async () => {
  check(code, { status: 500 });
  await expect.poll(status).toBe('Failed.');
});

test('proposes versions where the address names none that can be compared', () => {
  check('', { search: '?product=__proto__&from=a&to=%E0%A4' });
  const values = [...document.querySelectorAll('select')].map(({ value }) => value);
  expect(values).toEqual(['grid', '7.0.0', '8.0.0']);
});
