import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { builtPages, dist, pagesToRead } from '../built-pages.ts';
import { rangeSection } from '../range-section.ts';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements and boolean attributes in its own correct way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Words on a button that also shows an icon may be long; titles are checked against their own limit.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
  },
});
const pages = builtPages();
const htmlOf = new Map(pages.map((page) => [page.href, readFileSync(page.file, 'utf8')]));

const ids = new Map<string, ReadonlySet<string>>();

test('the site has pages', () => {
  expect(pages.length).toBeGreaterThan(10);
});

for (const page of pagesToRead()) {
  test(`${page.href} is valid HTML`, async () => {
    const html = htmlOf.get(page.href) ?? '';
    const report = await htmlValidate.validateString(withoutStages(html), page.href);
    const messages = report.results.flatMap((result) =>
      result.messages.map((m) => `${String(m.line)}:${String(m.column)} ${m.ruleId} ${m.message}`),
    );
    expect(messages).toEqual([]);
  });
}

test('no two elements of a page have the same id', () => {
  const twice = pages.flatMap(({ href }) => {
    const found = [...(htmlOf.get(href) ?? '').matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g)];
    const names = found.map((match) => match[1] ?? '').filter((id) => !rangeSection.test(id));
    const more = names.filter((id, index) => names.indexOf(id) !== index);
    return more.map((id) => `${href} #${id}`);
  });
  expect(twice).toEqual([]);
});

test('every page has one h1', () => {
  const wrong = pages.filter(({ href }) => htmlOf.get(href)?.match(/<h1[\s>]/g)?.length !== 1);
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

for (const [href, category] of [
  ['/components/buttons/', 'core'],
  ['/x/introduction/', 'x'],
] as const) {
  test(`R22 ${href} belongs to the category "${category}"`, () => {
    const [, content] =
      /<meta name="mui:productCategoryId" content="([^"]*)"/.exec(htmlOf.get(href) ?? '') ?? [];
    expect(content).toBe(category);
  });
}

// A grid is drawn by script alone: its page has demos and still brings no styles of theirs.
test('every page with demos brings the variables of the demo theme', () => {
  const bare = pages.filter(({ href }) => {
    const html = htmlOf.get(href) ?? '';
    return /<div data-demo=/.test(html) && !html.includes('<style data-theme-variables=');
  });
  expect(bare.map(({ href }) => href)).toEqual([]);
});

// A slow line opens a connection for each, and nothing is shown before all have come.
test('guides and pages of the reference wait for one style sheet', () => {
  const screens = /<link rel="stylesheet" href="[^"]*\/(?:screens|playground|icons)\./;
  const texts = pages.filter(({ href }) => !screens.test(htmlOf.get(href) ?? ''));
  expect(texts.length).toBeGreaterThan(pages.length * 0.9);
  const slow = texts.filter(
    ({ href }) => htmlOf.get(href)?.match(/<link rel="stylesheet"/g)?.length !== 1,
  );
  expect(slow.map(({ href }) => href)).toEqual([]);
});

// Their demos run a router of their own; the links of their texts are checked by the build.
const withRouter = /^(?:\/zh)?\/(?:integrations\/routing|components\/tabs)\/$/;

test('no page has a broken internal link or anchor', () => {
  const checked = pages.filter(({ href }) => !withRouter.test(href));
  expect(checked).toHaveLength(pages.length - 4);
  const broken = checked.flatMap(({ href: from }) =>
    [...(htmlOf.get(from) ?? '').matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g)]
      .map((match) => (match[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x2f;', '/'))
      .filter((href) => !resolves(href, from))
      .map((href) => `${from} → ${href}`),
  );
  expect(broken).toEqual([]);
});

/** Without what demos render: that markup is the documented library's own. */
function withoutStages(html: string): string {
  const start = html.search(/<div data-demo=/);
  if (start === -1) {
    return html;
  }
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<(\/?)div\b[^>]*>/g)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) {
      return html.slice(0, start) + withoutStages(html.slice(start + tag.index + tag[0].length));
    }
  }
  return html;
}

function resolves(href: string, from: string): boolean {
  if (/^(?:https?:|mailto:|data:)/.test(href)) {
    return true;
  }
  const url = new URL(href, `http://site.test${from}`);
  const pathname = decodeURIComponent(url.pathname);
  const html = htmlOf.get(pathname);
  if (html === undefined) {
    return existsSync(path.join(dist, pathname)) && !pathname.endsWith('/');
  }
  const anchor = url.hash.slice(1);
  return (
    ['', 'top'].includes(anchor) ||
    idsOf(pathname, html).has(anchor) ||
    idsOf(pathname, html).has(decodeURIComponent(anchor))
  );
}

/** The ids of a page; most pages are asked for theirs by many links. */
function idsOf(href: string, html: string): ReadonlySet<string> {
  const known =
    ids.get(href) ?? new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''));
  ids.set(href, known);
  return known;
}
