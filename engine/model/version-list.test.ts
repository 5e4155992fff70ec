import { describe, expect, it } from 'vitest';
import type { VersionPlan } from './version.ts';
import { versionsOf } from './version-list.ts';

const v4 = { text: 'v4', pathname: '/components/data-grid/' };
const plans = {
  default: {
    pathname: '/x/introduction/',
    older: [{ text: 'v7' }, { text: 'v6' }, { text: 'v5' }, v4],
  },
  'x-data-grid': {
    pathname: '/x/react-data-grid/',
    older: [{ text: 'v7' }, { text: 'v6' }, { text: 'v5' }, v4],
  },
  'x-date-pickers': {
    pathname: '/x/react-date-pickers/',
    older: [
      { text: 'v7' },
      { text: 'v6' },
      { text: 'v5', pathname: '/x/react-date-pickers/getting-started/' },
    ],
  },
  'x-charts': { pathname: '/x/react-charts/', older: [{ text: 'v7' }, { text: 'v6' }] },
  'x-tree-view': {
    pathname: '/x/react-tree-view/',
    older: [{ text: 'v7' }, { text: 'v6', pathname: '/x/react-tree-view/getting-started' }],
  },
} satisfies Record<string, VersionPlan>;

const addresses: [keyof typeof plans, string[]][] = [
  [
    'default',
    [
      'P/x/introduction/',
      'https://v7.mui.comP/x/introduction/',
      'https://v6.mui.comP/x/introduction/',
      'https://v5.mui.comP/x/introduction/',
      'https://v4.mui.comP/components/data-grid/',
    ],
  ],
  [
    'x-data-grid',
    [
      'P/x/react-data-grid/',
      'https://v7.mui.comP/x/react-data-grid/',
      'https://v6.mui.comP/x/react-data-grid/',
      'https://v5.mui.comP/x/react-data-grid/',
      'https://v4.mui.comP/components/data-grid/',
    ],
  ],
  [
    'x-date-pickers',
    [
      'P/x/react-date-pickers/',
      'https://v7.mui.comP/x/react-date-pickers/',
      'https://v6.mui.comP/x/react-date-pickers/',
      'https://v5.mui.comP/x/react-date-pickers/getting-started/',
    ],
  ],
  [
    'x-charts',
    [
      'P/x/react-charts/',
      'https://v7.mui.comP/x/react-charts/',
      'https://v6.mui.comP/x/react-charts/',
    ],
  ],
  [
    'x-tree-view',
    [
      'P/x/react-tree-view/',
      'https://v7.mui.comP/x/react-tree-view/',
      'https://v6.mui.comP/x/react-tree-view/getting-started',
    ],
  ],
];

describe.each(addresses)('versions of %s', (product, hrefs) => {
  it.each(['', '/zh'])('lead to the right addresses with prefix %j', (localePrefix) => {
    const versionHost = 'https://{version}.mui.com';
    const versions = versionsOf({
      plan: plans[product],
      version: '8.5.0',
      localePrefix,
      versionHost,
    });
    expect(versions.map(({ href }) => href)).toEqual(
      hrefs.map((href) => href.replace('P', localePrefix)),
    );
  });
});

it('keeps the page where an older version has it, and begins at the start elsewhere', () => {
  const versions = versionsOf({
    plan: plans['x-data-grid'],
    version: '8.5.0',
    localePrefix: '/zh',
    versionHost: 'https://{version}.mui.com',
    pathnames: { v7: '/x/react-data-grid/sorting/', v6: undefined, v9: '/x/unknown/' },
  });
  expect(versions.map(({ href }) => href)).toEqual([
    '/zh/x/react-data-grid/',
    'https://v7.mui.com/zh/x/react-data-grid/sorting/',
    'https://v6.mui.com/zh/x/react-data-grid/',
    'https://v5.mui.com/zh/x/react-data-grid/',
    'https://v4.mui.com/zh/components/data-grid/',
  ]);
});

it('marks the first entry as current, whatever its version', () => {
  const versionHost = 'https://{version}.example';
  const versions = versionsOf({
    plan: plans['x-charts'],
    version: '8.6.0',
    localePrefix: '',
    versionHost,
  });
  expect(versions).toEqual([
    { text: 'v8.6.0', href: '/x/react-charts/', current: true },
    { text: 'v7', href: 'https://v7.example/x/react-charts/' },
    { text: 'v6', href: 'https://v6.example/x/react-charts/' },
  ]);
});
