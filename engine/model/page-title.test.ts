import { describe, expect, it, vi } from 'vitest';
import { pageTitle, type TitledPage, translatedPageTitle } from './page-title.ts';
import { createTranslate } from './translate.ts';

describe('pageTitle', () => {
  it.each([
    ['/components', 'Components'],
    ['/customization/how-to-customize', 'How to customize'],
    ['/docs/pages/material/react-buttons.js', 'Buttons'],
    ['/docs/src/pages/components/button/button.md', 'Button'],
    ['/x/react-data-grid', 'Data grid'],
    ['/x/react-data-grid/row-height', 'Row height'],
    ['/x/react-charts/zoom-and-pan', 'Zoom and pan'],
    ['/x/migration/migration-data-grid-v7', 'Migration data grid v7'],
    ['/guides/migration-v0.x', 'Migration v0'],
    ['/x/react-charts/react-foo-react-bar', 'Foo react bar'],
    ['/use-media-query', 'Use media query'],
    ['/x/api/data-grid/data-grid', 'DataGrid'],
    ['/x/api/data-grid', 'DataGrid'],
    ['/x/api/date-pickers/pickers-day', 'PickersDay'],
    ['/x/api/charts/use-bar-series', 'useBarSeries'],
    ['/base-ui/api/use-button', 'useButton'],
    ['/base-ui/api-docs/use-button', 'UseButton'],
    ['/api-docs/button-base', 'ButtonBase'],
    ['/', ''],
    ['/x/react-data-grid/', ''],
    ['https://mui.com/store/', ''],
  ])('%s is %j', (pathname, title) => {
    expect(pageTitle({ pathname })).toBe(title);
  });

  it('/x/api/charts/user-list is UserList, since use must be a word', () => {
    expect(pageTitle({ pathname: '/x/api/charts/user-list' })).toBe('UserList');
  });

  it.each([
    ['Overview', 'Overview'],
    [false, null],
    ['', 'Data grid'],
  ] as const)('title %j gives %j', (title, expected) => {
    expect(pageTitle({ pathname: '/x/react-data-grid', title })).toBe(expected);
  });

  it.each([
    ['Main features', 'Main features'],
    ['/components/inputs', 'Inputs'],
    ['main-features', 'Main features'],
  ])('subheader %s gives %s', (subheader, expected) => {
    expect(pageTitle({ pathname: '/x/any', subheader })).toBe(expected);
  });
});

describe('translatedPageTitle', () => {
  const warn = vi.fn();
  const pages = {
    '/components/timeline': 'Timeline',
    'https://mui.com/store/': 'Premium themes',
    'Main features': 'Key features',
  };
  const lookUp = createTranslate({
    dictionaries: { en: { pages } },
    defaultLocale: 'en',
    warn,
    error: vi.fn(),
  });
  function title(page: TitledPage): string | null {
    return translatedPageTitle(page, (key, options) => lookUp('en', key, options));
  }

  it('beats an explicit title, even false', () => {
    expect(title({ pathname: '/components/timeline', title: 'Other' })).toBe('Timeline');
    expect(title({ pathname: '/components/timeline', title: false })).toBe('Timeline');
  });

  it('looks up the subheader before the pathname', () => {
    expect(title({ pathname: '/components/timeline', subheader: 'Main features' })).toBe(
      'Key features',
    );
  });

  it('store label is reachable by single key', () => {
    expect(title({ pathname: 'https://mui.com/store/' })).toBe('Premium themes');
  });

  it('falls back to the plain title without a warning', () => {
    expect(title({ pathname: '/components/buttons' })).toBe('Buttons');
    expect(title({ pathname: '/components/buttons', title: false })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});
