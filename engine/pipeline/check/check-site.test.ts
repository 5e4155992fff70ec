import { expect, test } from 'vitest';
import type { NavItem } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { checkSite } from './check-site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { configOf, linksTo, pageOf } from '../site/site.fixture.ts';

function problemsOf(pages: readonly Page[], items?: readonly NavItem[]): Problem[] {
  const index = createSiteIndex(configOf(items), pages, new Set(['/', '/components']));
  return checkSite(index, pages, new Map([['grid/overview', new Set(['orders'])]]));
}

test('a sound site has no problem', () => {
  const links = linksTo(
    '/grid/sorting/',
    '/grid/sorting/#first',
    '#first',
    '/',
    '/components/',
    '/zh/grid/sorting/',
  );
  const demo = { kind: 'demo', name: 'orders', line: 5 } as const;
  const pages = [pageOf('grid/overview', { links, blocks: [demo] }), pageOf('grid/sorting')];
  expect(problemsOf(pages)).toEqual([]);
});

test('a page in a language that the site does not have is refused', () => {
  const pages = [pageOf('grid/overview'), pageOf('grid/overview', { locale: 'pt-BR' })];
  expect(problemsOf(pages)).toEqual([
    {
      file: 'content/grid/overview/page.md',
      line: 1,
      message: 'The site has no language "pt-BR".',
      fix: 'Name the file after one of its languages (en, zh), or add this one to the locales of docs.config.ts.',
    },
  ]);
});

test('a long description needs a line of its own for the title', () => {
  const long = { title: 'Rows', description: `Rows that go on and on, ${'x'.repeat(60)}.` };
  const messages = (frontmatter: Page['frontmatter']): string[] =>
    problemsOf([pageOf('grid/overview', { frontmatter })]).map(({ message }) => message);
  expect(messages(long)).toEqual(['The line under the title has 85 characters; at most 72 fit.']);
  expect(messages({ ...long, lead: 'Rows.' })).toEqual([]);
});

test('a duplicated pathname is named with its navigation', () => {
  const twice = [{ pathname: '/a' }, { pathname: '/b', children: [{ pathname: '/a' }] }];
  expect(problemsOf([], twice)).toEqual([
    {
      file: 'navigation "main"',
      message: 'Duplicated pathname /a in pages',
      fix: 'Give one of the two entries another pathname, or remove it from its navigation.ts.',
    },
  ]);
});

test('a group whose list is no page is named', () => {
  const items = [{ pathname: '/a', index: '/nowhere', children: [{ pathname: '/b' }] }];
  expect(problemsOf([], items).map(({ message }) => message)).toEqual([
    'The group /a names the index /nowhere, which is no page.',
  ]);
});

test('a group whose hub is no page is named', () => {
  const items = [
    { pathname: '/a', hub: '/components', children: [{ pathname: '/b' }] },
    { pathname: '/c', children: [{ pathname: '/d', hub: '/nowhere', children: [] }] },
  ];
  expect(problemsOf([], items)).toEqual([
    {
      file: 'navigation "main"',
      message: 'The group /d names the hub /nowhere, which is no page.',
      fix: 'Name the canonical pathname of a page, without a trailing slash, or take `hub` out.',
    },
  ]);
});

test('an upgrade guide that is not written is named', () => {
  const pages = [pageOf('grid/overview')];
  const config = configOf();
  const upgrades = ['/grid', '/grid/pivoting'].map((pathname) => ({ pathname, to: 'v8' }));
  const products = config.products.map((product) => ({ ...product, upgrades }));
  const index = createSiteIndex({ ...config, products }, pages, new Set());
  expect(checkSite(index, pages, new Map())).toEqual([
    {
      file: 'content/grid/product.ts',
      message: 'The upgrade guide /grid/pivoting is not written.',
      fix: 'Name the canonical pathname of a written page, without a trailing slash, or take the line out.',
    },
  ]);
});

test('pages of tabs share the pathname of their parent', () => {
  const tabs = [
    { pathname: '/a' },
    { pathname: '/a/components-api' },
    { pathname: '/a/hooks-api' },
  ];
  expect(problemsOf([], tabs)).toEqual([]);
  const clash = [{ pathname: '/a' }, { pathname: '/a/[docsTab]' }];
  expect(problemsOf([], clash).map(({ message }) => message)).toEqual([
    'Duplicated pathname /a/[docsTab] in pages',
  ]);
});

test('a link to nowhere and one to an unwritten page are told apart', () => {
  const pages = [pageOf('grid/overview', { links: linksTo('/nowhere/', '/grid/pivoting/') })];
  expect(problemsOf(pages)).toEqual([
    {
      file: 'content/grid/overview/page.md',
      line: 11,
      message: 'The link /nowhere/ leads nowhere.',
      fix: 'Use the canonical pathname of a page in a navigation.ts, with a trailing slash.',
    },
    {
      file: 'content/grid/overview/page.md',
      line: 12,
      message: 'The link /grid/pivoting/ leads to a page that is not written yet.',
      fix: 'Write that page, or name the topic without a link.',
    },
  ]);
});

test('a dead anchor is answered with the anchors that exist', () => {
  const pages = [
    pageOf('grid/overview', { links: linksTo('/grid/sorting/#gone', '#gone') }),
    pageOf('grid/sorting'),
  ];
  expect(problemsOf(pages)).toEqual([
    {
      file: 'content/grid/overview/page.md',
      line: 11,
      message: 'The link /grid/sorting/#gone names an anchor that does not exist.',
      fix: 'Link to one of: #first.',
    },
    {
      file: 'content/grid/overview/page.md',
      line: 12,
      message: 'The link #gone names an anchor that does not exist.',
      fix: 'Link to one of: #first.',
    },
  ]);
});

test('an unknown demo is answered with the demos that exist', () => {
  const demo = { kind: 'demo', name: 'gone', line: 5 } as const;
  const pages = [
    pageOf('grid/overview', { blocks: [demo] }),
    pageOf('grid/sorting', { blocks: [demo] }),
  ];
  expect(problemsOf(pages).map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      5,
      'There is no demo named "gone".',
      'Write demos/gone.tsx beside the page, or use one of: orders.',
    ],
    [
      5,
      'There is no demo named "gone".',
      'Write demos/gone.tsx beside the page, or use one of: none exists yet.',
    ],
  ]);
});

test('a folder that no navigation names, and a translation of nothing', () => {
  const pages = [
    pageOf('grid/lost'),
    pageOf('grid/sorting', { locale: 'zh', file: 'content/grid/sorting/page.zh.md' }),
  ];
  expect(problemsOf(pages).map(({ file, message }) => [file, message])).toEqual([
    ['content/grid/lost/page.md', 'No navigation entry names the folder grid/lost.'],
    ['content/grid/sorting/page.zh.md', 'This translation has no page to translate.'],
  ]);
});
