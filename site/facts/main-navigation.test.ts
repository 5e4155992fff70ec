import { describe, expect, it } from 'vitest';
import en from '../translations/en.json' with { type: 'json' };
import zh from '../translations/zh.json' with { type: 'json' };
import { loadMainTitles } from './load-main-titles.node.ts';
import { isApiPage, itemsOf, treeOf } from './nav-items.ts';

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

/** Entries beyond the known labels: topics that came later, and the groups they need. */
const extras = [
  '/getting-started/overview',
  '/getting-started/design-resources',
  '/components-group',
  '/components/grid-legacy',
  '/components/stack',
  '/components/init-color-scheme-script',
  '/components/masonry',
  '/api-docs',
  '/system/installation',
  '/system/usage',
  '/system/the-sx-prop',
  '/system/custom-components',
  '/system/style-utilities',
  '/system/properties',
  '/system/grid',
  '/system/screen-readers',
  '/system/styled',
  '/system/components',
  '/system/react-box',
  '/system/react-container',
  '/system/react-grid',
  '/system/react-stack',
  '/system/experimental-api',
  '/system/configure-the-sx-prop',
  '/system/css-theme-variables',
  '/system/migration',
  '/system/upgrade-to-v7',
  '/system/upgrade-to-v6',
  '/system/api',
  '/customization/overriding-component-structure',
  '/customization/dark-mode',
  '/customization/classname-generator',
  '/customization/shadow-dom',
  '/customization/creating-themed-components',
  '/customization/tokens',
  '/customization/container-queries',
  '/customization/transitions',
  '/customization/css-theme-variables',
  '/customization/css-theme-variables/overview',
  '/customization/css-theme-variables/usage',
  '/customization/css-theme-variables/configuration',
  '/guides/content-security-policy',
  '/guides/pigment-css',
  '/guides/migration',
  '/guides/upgrade-to-v7',
  '/guides/upgrade-to-v6',
  '/guides/migrating-from-deprecated-apis',
  '/guides/upgrade-to-grid-v2',
  '/guides/pickers-migration',
  '/guides/migration-v4',
  '/guides/v5-style-changes',
  '/guides/v5-component-changes',
  '/guides/migrating-from-jss',
  '/guides/migration-troubleshooting',
  '/integrations',
  '/integrations/tailwindcss',
  '/integrations/nextjs',
  '/integrations/routing',
  '/integrations/styled-components',
  '/integrations/theme-scoping',
];

describe('main navigation', () => {
  it('has every known address once, and the listed extras besides', () => {
    const named = items.filter((item) => !isApiPage(item)).map(({ pathname }) => pathname);
    const known = facts.map(({ pathname }) => pathname).filter((pathname) => pathname !== stray);
    expect(known).toHaveLength(141);
    expect(named.toSorted()).toEqual([...known, ...extras].toSorted());
  });

  it('has the reference pages of the core and of the system', () => {
    const apis = items.filter(isApiPage).map(({ pathname }) => pathname);
    expect(apis.filter((pathname) => pathname.startsWith('/api-docs/'))).toHaveLength(144);
    expect(apis.filter((pathname) => pathname.startsWith('/system/api/'))).toHaveLength(4);
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

  it('takes every title from the dictionaries, and has no word for a page that is gone', () => {
    const named = items.filter((item) => !isApiPage(item)).map(({ pathname }) => pathname);
    expect(items.filter(({ title }) => title !== undefined)).toEqual([]);
    // Offline reading stands in no tree; only the footer names it.
    expect(Object.keys(titles.en).toSorted()).toEqual([...named, '/offline'].toSorted());
  });
});
