import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages, dist } from '../built-pages.ts';

const pages = builtPages().filter(({ href }) => !href.includes('404'));

function alternateOf(href: string): string {
  return href === '/' ? '/index.md' : `${href.slice(0, -1)}.md`;
}

function read(name: string): string {
  return readFileSync(path.join(dist, name), 'utf8');
}

test('every page is there as Markdown, with whole addresses and no directive left', () => {
  const faults = pages.flatMap(({ href, file }) => {
    const text = read(alternateOf(href));
    const prose = text.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`\n]*`/g, '');
    const relative = /\]\((?!https?:|mailto:)[^)]*\)/.exec(prose)?.[0];
    const left = /^:{2,}\w|\{count\}|[\uE000\uE001]/m.exec(prose)?.[0];
    const isLinked = readFileSync(file, 'utf8').includes(
      `type="text/markdown" href="${alternateOf(href)}"`,
    );
    const fault = relative ?? left ?? (isLinked ? undefined : 'not linked');
    return fault === undefined ? [] : [`${href}: ${fault}`];
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(600);
});

test('lists lead to every page of every product, in both languages', () => {
  for (const prefix of ['', '/zh']) {
    const site = read(`${prefix}/llms.txt`);
    const lists = [...site.matchAll(/\]\(https:\/\/[^/]+(\/[^)]*llms\.txt)\)/g)].map(
      ([, at = '']) => at,
    );
    expect(lists).toHaveLength(7);
    const all = [site, ...lists.map(read)].join('\n');
    const own = pages.filter(({ href }) => href.startsWith('/zh/') === (prefix === '/zh'));
    expect(own.filter(({ href }) => !all.includes(`${alternateOf(href)})`))).toEqual([]);
    for (const list of lists) {
      expect(read(list.replace('llms.txt', 'llms-full.txt')).length).toBeGreaterThan(1000);
    }
  }
});

test('the server gives Markdown to whoever asks for it, and tells of it', async ({ request }) => {
  const html = await request.get('/zh/x/react-tree-view/');
  expect(html.headers()['link']).toBe(
    '</zh/x/react-tree-view.md>; rel="alternate"; type="text/markdown"',
  );
  const markdown = await request.get('/zh/x/react-tree-view/', {
    headers: { accept: 'text/markdown' },
  });
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers()['content-encoding']).toBe('br');
  expect(await markdown.text()).toContain('# 树视图');
});

/** An address and that of the same page as Markdown. */
function withMarkdown(address: string): string[] {
  return [address, address.endsWith('/') ? `${address.slice(0, -1) || '/index'}.md` : address];
}

test('every published address leads to a page, with and without .md', async ({ request }) => {
  const published = readFileSync(path.join(dist, '../site/published-addresses.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const rules = JSON.parse(read('_redirects.json')) as { from: string; status: number }[];
  const built = new Set(pages.map(({ href }) => href));
  const exact = new Set(rules.map(({ from }) => from));
  // A page or a rule answers most; the server is asked about the rest, and about some of each kind.
  const asked = published.filter(
    (address, at) => at % 40 === 0 || (!built.has(address) && !exact.has(address)),
  );
  expect(asked.length).toBeGreaterThan(100);
  for (const address of asked.flatMap((it) => [it, `/zh${it}`].flatMap(withMarkdown))) {
    if (address.startsWith('/zh/r/')) continue;
    const answer = await request.get(address, { maxRedirects: address.includes('legacy') ? 0 : 5 });
    expect([200, 301], address).toContain(answer.status());
  }
});

test('a reader copies a page and a section as Markdown; nothing is loaded before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/x/react-tree-view/', { waitUntil: 'networkidle' });
  expect(loaded.filter((name) => /\.md$|page-text/.test(name))).toEqual([]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(copied).toBe(read('x/react-tree-view.md'));

  await page.locator('[data-take-page] summary').click();
  await expect(page.locator('[data-take-page] [data-tokens]')).toHaveText(/^about [\d,]+ tokens$/);
  await expect(page.locator('[data-take-page] a')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Copy page as Markdown/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-take-page] summary')).toBeFocused();

  const heading = page.locator('h2#selection');
  await heading.hover();
  const button = heading.getByRole('button', { name: 'Copy section as Markdown' });
  await button.click();
  await expect(button).toHaveAttribute('data-copied', '');
  await expect(button).toHaveAttribute('title', /: about \d+ tokens$/);
  expect(await copied()).toMatch(/^## Selection\n[^]+/);
  expect(await copied()).not.toContain('## Expansion');
});
