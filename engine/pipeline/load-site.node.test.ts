import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyApiData } from '../features/api-reference/api-data.ts';
import { entryOf } from '../features/api-reference/entry.fixture.ts';
import { formatProblems } from './check/format-problems.ts';
import { loadSite, type SiteSource } from './load-site.node.ts';
import type { LoadedSite } from './site/site.ts';
import { configOf } from './site/site.fixture.ts';

const sound = `---
title: Sorting
description: Put rows in order.
---

Rows keep their order.

## First

Click a header.
`;

type Files = Readonly<Record<string, string>>;

async function writeSite(files: Files): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, 'content', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return siteDir;
}

const dictionaries = {
  en: { pages: { '/grid/sorting': 'Sorting' } },
  zh: { pages: { '/grid/sorting': '排序' } },
};

async function load(siteDir: string, differences: Partial<SiteSource> = {}): Promise<LoadedSite> {
  return loadSite({
    config: configOf(),
    dictionaries,
    siteDir,
    screensOf: () => ['/'],
    compilerVersion: 'test',
    loadDates: () => Promise.resolve(new Map()),
    warn: () => undefined,
    ...differences,
  });
}

async function complaint(files: Files): Promise<string> {
  const siteDir = await writeSite(files);
  return formatProblems((await load(siteDir)).problems).replaceAll(path.basename(siteDir), 'site');
}

test('a second load compiles nothing, and after one edit only the edited page', async () => {
  const siteDir = await writeSite({
    'grid/overview/page.md': sound.replace('Sorting', 'Overview'),
    'grid/sorting/page.md': sound,
    'grid/sorting/page.zh.md': sound.replace('Rows keep their order.', '行保持原有顺序。'),
  });
  const counts = async () => {
    const { compiled, reused, problems } = await load(siteDir);
    expect(problems).toEqual([]);
    return [compiled, reused];
  };
  expect(await counts()).toEqual([3, 0]);
  expect(await counts()).toEqual([0, 3]);
  await writeFile(
    path.join(siteDir, 'content/grid/overview/page.md'),
    sound.replace('Click', 'Press'),
  );
  expect(await counts()).toEqual([1, 2]);
});

test('F28 a language without words is named once and read in English', async () => {
  const siteDir = await writeSite({ 'grid/sorting/page.md': sound });
  const warn = vi.fn();
  const { site } = await load(siteDir, { dictionaries: { en: dictionaries.en }, warn });
  const { words } = site.inLocale('zh');
  expect(words.get('pages./grid/sorting')).toBe('Sorting');
  expect(words.get('pages./grid/sorting')).toBe('Sorting');
  expect(warn.mock.calls.filter(([text]) => String(text).includes('zh'))).toEqual([
    ['Missing language: zh.'],
  ]);
  const control = await load(siteDir, { warn });
  expect(control.site.inLocale('zh').words.get('pages./grid/sorting')).toBe('排序');
});

test('bad author input stops with file, line and fix', async () => {
  const page = 'grid/sorting/page.md';
  const cases: [name: string, text: string, place: string, message: RegExp][] = [
    ['missing title', sound.replace('title: Sorting\n', ''), ':1', /title/],
    [
      'dead link',
      sound.replace('Click', '[Gone](/gone/). Click'),
      ':10',
      /The link \/gone\/ leads nowhere/,
    ],
    [
      'dead anchor',
      sound.replace('Click', '[Gone](#gone). Click'),
      ':10',
      /anchor that does not exist/,
    ],
    ['unknown demo', `${sound}\n::demo{name="gone"}\n`, ':12', /no demo named "gone"/],
    ['heading jump', sound.replace('## First', '### First'), ':8', /h3|###|level/],
    ['bad option', `${sound}\n::demo{name="gone" code="half"}\n`, ':12', /half/],
    ['unknown directive', `${sound}\n::video{name="a"}\n`, ':12', /video/],
    ['raw HTML', `${sound}\n<script>alert(1)</script>\n`, ':12', /HTML/],
  ];
  for (const [name, text, place, message] of cases) {
    const said = await complaint({ [page]: text });
    expect(said, name).toContain(`site/content/${page}${place}\n`);
    expect(said, name).toMatch(message);
    expect(said, name).toMatch(/Fix: .+/);
  }
});

test('compares with the API reference the demos of the folders that are asked for', async () => {
  const demo = 'import { Grid } from \'@lib/grid\';\nexport default () => <Grid colour="red" />;\n';
  const siteDir = await writeSite({
    'grid/overview/page.md': sound.replace('Sorting', 'Overview'),
    'grid/overview/demos/first.tsx': demo,
    'grid/sorting/page.md': sound,
    'grid/sorting/demos/second.tsx': demo,
  });
  const apiFile = path.join(siteDir, 'api.json');
  const reference = {
    ...emptyApiData,
    entries: [entryOf('Grid', { props: [{ name: 'color', type: 'string' }] })],
    accepted: { 'grid/grid': { props: [], attributes: false } },
  };
  await writeFile(apiFile, JSON.stringify(reference));
  const wrongDemos = async (differences: Partial<SiteSource>) => {
    const { problems } = await load(siteDir, { apiFile, ...differences });
    return problems
      .filter(({ message }) => message === 'Grid has no prop named "colour".')
      .map(({ file }) => path.basename(file))
      .sort();
  };
  expect(await wrongDemos({})).toEqual(['first.tsx', 'second.tsx']);
  const checksDemosOf = (folder: string) => folder === 'grid/sorting';
  expect(await wrongDemos({ checksDemosOf })).toEqual(['second.tsx']);
});
