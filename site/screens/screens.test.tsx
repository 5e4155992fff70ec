import { beforeEach, describe, expect, it } from 'vitest';
import { ApiChanges } from './api-changes.tsx';
import { ChangeList } from './change-list.tsx';
import type { ChangesView } from './describe-changes.ts';
import { Gallery } from './gallery.tsx';
import { Home } from './home.tsx';
import { MigrationGuides } from './migration-guides.tsx';
import { NotFound } from './not-found.tsx';
import {
  galleryGroups,
  homeData,
  missingWords,
  productVersions,
  renderScreen,
  screenView,
} from './screen.fixture.tsx';
import { UpgradeHelper } from './upgrade-helper.tsx';
import { Versions } from './versions.tsx';

const locales = ['en', 'zh'];
const written = [
  '/components',
  '/versions',
  '/getting-started/installation',
  '/x/react-data-grid/filtering',
  '/discover-more/changelog',
];

const guide = { title: 'From v7 to v8', href: '/guide/', description: 'What changes.', to: 'v8' };
const upgrades = [
  {
    id: 'grid',
    name: 'Grid',
    glyph: 'grid',
    shared: false,
    guides: [
      { ...guide, from: 'v7' },
      { ...guide, href: '/other/' },
    ],
  },
];

const changedProduct = {
  id: 'grid',
  folder: 'grid',
  packages: ['@lib/grid'],
  versions: ['7.2.0', '8.5.0'],
  name: 'Grid',
  glyph: 'grid',
  steps: [{ href: '/changes/', title: 'Grid, v7 to v8', from: '7.2.0', to: '8.5.0', count: 3 }],
};
const changes: ChangesView = {
  product: 'Grid',
  from: '7.2.0',
  to: '8.5.0',
  guides: [{ text: 'From v7 to v8', href: '/guide/' }],
  counts: [
    { kind: 'added', count: 1 },
    { kind: 'removed', count: 1 },
    { kind: 'renamed', count: 1 },
    { kind: 'default', count: 1 },
  ],
  entries: [
    {
      slug: 'grid',
      name: 'Grid',
      href: '/api/grid/',
      changes: [
        { kind: 'added', table: 'props', name: 'rowSpanning' },
        { kind: 'renamed', table: 'slots', name: 'Bar', newName: 'bar' },
        {
          kind: 'default',
          table: 'props',
          name: 'density',
          before: { default: "'standard'" },
          after: {},
        },
      ],
      passages: [],
    },
    {
      slug: 'grid-bar',
      name: 'GridBar',
      changes: [{ kind: 'removed', table: 'entry', name: '' }],
      passages: [{ href: '/migration/#bar', title: 'Bar', names: ['GridBar'] }],
    },
  ],
};

function screensIn(locale: string) {
  const view = screenView(locale);
  return {
    home: <Home view={view} data={homeData(locale, written)} />,
    gallery: <Gallery view={view} groups={galleryGroups(locale, ['/components/buttons'])} />,
    migration: <MigrationGuides view={view} products={upgrades} changesHref="/api/changes/" />,
    changeList: <ChangeList view={view} products={[changedProduct]} helperHref="/helper/" />,
    upgradeHelper: <UpgradeHelper view={view} products={[changedProduct]} />,
    changes: <ApiChanges view={view} changes={changes} />,
    versions: <Versions view={view} products={productVersions(locale)} />,
    notFound: <NotFound view={view} />,
  };
}

const cases = locales.flatMap((locale) =>
  Object.entries(screensIn(locale)).map(([name, screen]) => ({ locale, name, screen })),
);

/** Opening tags with a given name. */
function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[\\s>][^>]*`, 'g')) ?? [];
}

/** Links as address and accessible text. */
function linksOf(html: string): { href: string | undefined; name: string }[] {
  return [...html.matchAll(/<a((?:\s[^>]*)?)>(.*?)<\/a>/gs)].map(
    ([, attributes = '', content = '']) => ({
      href: /href="([^"]*)"/.exec(attributes)?.[1],
      name: /aria-label="([^"]+)"/.exec(attributes)?.[1] ?? content.replace(/<[^>]+>/g, '').trim(),
    }),
  );
}

it('shows the old and the new name of what was renamed', () => {
  const html = renderScreen('en', screensIn('en').changes);
  expect(html).toContain('<code dir="ltr">slots.Bar</code>');
  expect(html).toContain('<ins>slots.bar</ins>');
});

it('leads to the section of the migration guide that names a change', () => {
  const html = renderScreen('en', screensIn('en').changes);
  expect(html).toContain(
    'In the migration guide: <a href="/migration/#bar">Bar</a> (<code dir="ltr">GridBar</code>)',
  );
});

beforeEach(() => {
  missingWords.length = 0;
});

describe.each(cases)('$name in $locale', ({ locale, screen }) => {
  it('has one main heading and a target for the skip link', () => {
    const html = renderScreen(locale, screen);
    expect(tagsOf(html, 'h1')).toHaveLength(1);
    expect(tagsOf(html, 'main')).toEqual([expect.stringContaining('id="main-content"')]);
  });

  it('has only links with a name and an address', () => {
    const links = linksOf(renderScreen(locale, screen));
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((link) => link.name === '')).toEqual([]);
    expect(links.filter(({ href }) => !href || href === '#')).toEqual([]);
  });

  it('finds every id that its parts point to', () => {
    const html = renderScreen(locale, screen);
    const pointers = html.matchAll(/(?:aria-labelledby="|href="#(?!i-)|url\(#)([\w-]+)/g);
    const wanted = [...pointers].map(([, id]) => id);
    // Browsers know `#top` without an element of that name.
    const missing = wanted.filter((id) => id !== 'top' && !html.includes(`id="${id}"`));
    expect(missing).toEqual([]);
  });

  it('holds no inline style, which the content security policy forbids', () => {
    expect(renderScreen(locale, screen)).not.toMatch(/\sstyle=|<style/);
  });

  it('has words for everything it says of its own', () => {
    renderScreen(locale, screen);
    const own = missingWords.filter((message) =>
      /:(home|gallery|versions|notFound|apiChanges|upgradeHelper)\./.test(message),
    );
    expect(own).toEqual([]);
  });
});
