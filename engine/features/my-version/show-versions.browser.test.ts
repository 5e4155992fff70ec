// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineNews, ListedLine } from './line-data.ts';

const lines: ListedLine[] = [
  {
    id: 'lib',
    name: 'Library',
    versions: ['9.0.0', '8.5.0', '8.2.0'],
    packages: [{ name: '@lib/grid' }],
    upgrades: ['/upgrade'],
  },
];
const news: LineNews = {
  entries: { '/api/grid': { '': ['8.3.0'], 'grid-prop-wide': ['8.4.0'] }, '/api/tree': {} },
  guides: { '/guide': { wide: ['8.4.0'], Grid: ['8.3.0', '8.1.0'] } },
};

const page = `
  <div data-my-version="lib" data-version="8.5.0" data-from="7.0.0"></div>
  <select data-api-since=""><option value=""></option><option value="8.4.0"></option>
    <option value="8.3.0"></option><option value="8.1.0"></option></select>
  <div data-api-table="props" data-line="lib"><table><tbody>
    <tr id="wide" data-since="8.4.0"><th><small>Since 8.4.0</small></th></tr>
    <tr id="tall" data-since="8.3.0"><th><small>Since 8.3.0</small></th></tr>
    <tr id="old" data-since="8.1.0"><th><small>Since 8.1.0</small></th></tr>
    <tr id="legacy" data-gone="9.0.0"><th><small class="gone">Gone in 9</small></th></tr>
  </tbody></table></div>
  <article class="article"><div class="prose">
    <p><code>wide</code> and <code>tall</code></p><pre><code>wide</code></pre>
    <div data-tabs="package-manager"><pre><code><span><i>npm </i>install @lib/grid@8 dayjs
</span></code></pre></div>
  </div></article>`;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, '', '/guide/');
  document.body.innerHTML = page;
  vi.stubGlobal('fetch', (href: string) =>
    Promise.resolve(Response.json(href.endsWith('index.json') ? lines : news)),
  );
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-my-versions');
  vi.unstubAllGlobals();
});

async function start(version?: string) {
  if (version !== undefined) localStorage.setItem('docs-versions', `lib=${version}`);
  const { showMyVersions } = await import('./show-versions.browser.ts');
  const store = await import('./my-versions.browser.ts');
  showMyVersions((key) => key.split('.').slice(2).join('.'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  return store;
}

function marks(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-mine]')].map(
    ({ id, dataset }) => `${id} ${dataset['mine'] ?? ''}`,
  );
}

function command(): string {
  return document.querySelector('[data-tabs] code')?.textContent.trim() ?? '';
}

it('marks the rows and the words that a version does not have, and pins commands', async () => {
  await start('8.2.0');
  expect(marks()).toEqual(['wide newer', 'tall newer']);
  expect(document.querySelector('#wide small .vh')?.textContent).toBe(' notes.newer');
  const words = [...document.querySelectorAll<HTMLElement>('code[data-newer]')];
  expect(words.map((word) => [word.textContent, word.dataset['newer']])).toEqual([
    ['wide', '8.4.0'],
  ]);
  expect(command()).toBe('npm install @lib/grid@8.2.0 dayjs');
});

it('says how many things are newer, and shows them by the choice above the tables', async () => {
  await start('8.2.0');
  const banner = document.querySelector('[data-my-version]');
  expect(banner?.querySelector('p')?.textContent).toBe('banner.text');
  const [show, change] = [...(banner?.querySelectorAll('button') ?? [])];
  expect(change?.dataset['open']).toBe('versions');
  const onInput = vi.fn();
  document.addEventListener('input', onInput, { once: true });
  show?.click();
  expect(document.querySelector('select')?.value).toBe('8.3.0');
  expect(onInput).toHaveBeenCalledOnce();
});

it('follows the reader to another version and back to none', async () => {
  const { changeMyVersion } = await start('8.2.0');
  changeMyVersion('lib', '9.0.0');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(marks()).toEqual(['legacy gone']);
  expect(document.querySelector('code[data-newer]')).toBeNull();
  expect(command()).toBe('npm install @lib/grid@9.0.0 dayjs');
  changeMyVersion('lib', undefined);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(marks()).toEqual([]);
  expect(command()).toBe('npm install @lib/grid@8 dayjs');
  expect(document.documentElement.hasAttribute('data-my-versions')).toBe(false);
  expect(localStorage.getItem('docs-versions')).toBeNull();
  expect(document.querySelectorAll('.vh')).toHaveLength(0);
});

it('leaves the commands of upgrade guides alone', async () => {
  history.replaceState(null, '', '/upgrade/');
  await start('8.2.0');
  expect(command()).toBe('npm install @lib/grid@8 dayjs');
});

it('takes over what another tab says', async () => {
  await start('8.2.0');
  localStorage.setItem('docs-versions', 'lib=8.3.0');
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-versions' }));
  expect(marks()).toEqual(['wide newer']);
});

it('says nothing for a broken memory', async () => {
  localStorage.setItem('docs-versions', '%%%=8;<b>');
  document.documentElement.toggleAttribute('data-my-versions', true);
  await start();
  expect(marks()).toEqual([]);
  expect(document.documentElement.hasAttribute('data-my-versions')).toBe(false);
});

it('finds what is newer by its address, in any language of the page', async () => {
  await start('8.3.0');
  const { loadFindNews } = await import('./find-news.browser.ts');
  document.documentElement.lang = 'zh';
  const find = await loadFindNews();
  expect(find('/api/grid/#grid-prop-wide')).toBe('8.4.0');
  expect(find('/zh/api/grid/#grid-prop-wide')).toBe('8.4.0');
  expect(find('/api/grid/#grid-prop-tall')).toBeUndefined();
  expect(find('/api/grid/#__proto__')).toBeUndefined();
  expect(find('/elsewhere/')).toBeUndefined();
  document.documentElement.lang = '';
});
