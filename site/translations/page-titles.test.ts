import { existsSync } from 'node:fs';
import { createTranslate } from 'engine/model/translate.ts';
import { translatedPageTitle } from 'engine/model/page-title.ts';
import { describe, expect, it } from 'vitest';
import { docsConfig } from '../docs.config.ts';
import { isApiPage, itemsOf, treeOf } from '../facts/nav-items.ts';
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

const items = [...itemsOf(treeOf('main')), ...itemsOf(treeOf('x'))];
const chinese: Record<string, string> = zh.pages;
/** The one label that Chinese lacks on purpose: it shows that English fills the gap. */
const fallback = '/components/timeline';

function isTranslated(folder: string): boolean {
  return existsSync(new URL(`../content/${folder}/page.zh.md`, import.meta.url));
}

function translatorOf(locale: string) {
  const complaints: string[] = [];
  const translate = createTranslate({
    dictionaries: { en, zh },
    defaultLocale: 'en',
    warn: (message) => complaints.push(message),
    error: (message) => complaints.push(message),
  });
  return { complaints, translate: translate.bind(undefined, locale) };
}

describe('page titles', () => {
  it('are in Chinese for every group and every page with a Chinese text, but one', () => {
    const missing = items
      .filter(
        (item) => !isApiPage(item) && (item.folder === undefined || isTranslated(item.folder)),
      )
      .map(({ subheader, pathname }) => subheader ?? pathname)
      .filter((key) => !Object.hasOwn(chinese, key));
    expect(missing.filter((key) => key !== fallback)).toEqual([]);
  });

  it('have no Chinese word for an entry that is gone', () => {
    // Header and footer name pages that stand in no tree.
    const keys = new Set([
      ...items.flatMap(({ subheader, pathname }) => [subheader, pathname]),
      ...(docsConfig.headerLinks ?? []),
      ...(docsConfig.footerLinks ?? []),
    ]);
    expect(Object.keys(chinese).filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each([
    ['/components/timeline', 'zh', 'Timeline'],
    ['/components/buttons', 'zh', 'Button 按钮'],
    ['https://mui.com/store/', 'en', 'Premium themes'],
    ['https://mui.com/store/', 'zh', '高级版主题'],
    ['/components/inputs', 'en', 'Inputs'],
    ['/x/react-data-grid/main-features', 'en', 'Main features'],
    ['/x/react-data-grid/main-features', 'zh', '主要功能'],
    ['/x/react-data-grid/filtering/quick-filter', 'zh', '快速筛选'],
    ['/x/api/data-grid/grid-col-def', 'zh', 'GridColDef'],
    ['/api-docs/button-base', 'zh', 'ButtonBase'],
    ['/system/api/box', 'en', 'Box'],
  ])('show %s in %s as %s', (pathname, locale, title) => {
    const item = items.find((candidate) => candidate.pathname === pathname);
    const { complaints, translate } = translatorOf(locale);
    expect(item && translatedPageTitle(item, translate)).toBe(title);
    expect(complaints).toEqual([]);
  });
});

describe('product descriptions', () => {
  it.each(docsConfig.products.map(({ id }) => id))('exist in both languages for %s', (id) => {
    for (const locale of ['en', 'zh']) {
      const { complaints, translate } = translatorOf(locale);
      expect(translate(`products.${id}.description`)).toMatch(/\S{3}/);
      expect(complaints).toEqual([]);
    }
  });
});
