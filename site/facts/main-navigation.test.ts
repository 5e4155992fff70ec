import { describe, expect, it } from 'vitest';
import en from '../translations/en.json' with { type: 'json' };
import zh from '../translations/zh.json' with { type: 'json' };
import { loadMainTitles } from './load-main-titles.node.ts';
import { itemsOf, treeOf } from './nav-items.ts';

const items = itemsOf(treeOf('main'));
const facts = await loadMainTitles();
const titles = { en: en.pages as Record<string, string>, zh: zh.pages as Record<string, string> };

/** A slip in the known labels: it is a redirect here. */
const stray = '/component/about';

/** Entries whose known label would confuse readers of this tree, and the one they get. */
const renamed = {
  '/components': 'All Components',
  '/components/utils': 'Utilities',
  '/components/progress-validation': 'Loading States',
  '/css-in-js': 'CSS-in-JS',
};

describe('main navigation', () => {
  it('has every known address', () => {
    const named = new Set(items.map(({ pathname }) => pathname));
    const known = facts.map(({ pathname }) => pathname).filter((pathname) => pathname !== stray);
    expect(known.filter((pathname) => !named.has(pathname))).toEqual([]);
  });

  it('shows the known English labels, except the renamed ones', () => {
    const expected = facts
      .filter(({ pathname }) => pathname !== stray && !Object.hasOwn(renamed, pathname))
      .map(({ pathname, en: title }) => [pathname, title]);
    expect(titles.en).toMatchObject({ ...Object.fromEntries(expected), ...renamed });
  });

  it('shows the known Chinese labels, except the renamed ones', () => {
    const expected = facts
      .filter(
        ({ pathname, zh: title }) =>
          title && pathname !== stray && !Object.hasOwn(renamed, pathname),
      )
      .map(({ pathname, zh: title }) => [pathname, title]);
    expect(titles.zh).toMatchObject(Object.fromEntries(expected));
  });

  it('has no title for an entry that is gone', () => {
    const named = new Set([...items, ...itemsOf(treeOf('x'))].map(({ pathname }) => pathname));
    // These stand in no tree; only header and footer name them.
    for (const outside of ['/offline', '/theme-studio']) named.add(outside);
    const gone = Object.keys(titles.en).filter((key) => !named.has(key));
    expect(gone).toEqual([]);
  });
});
