import { expect, it } from 'vitest';
import { nearestPage } from './nearest-page.ts';

const navigations = [
  {
    id: 'main',
    items: [
      {
        pathname: '/start',
        children: [{ pathname: '/start/install' }, { pathname: '/start/faq' }],
      },
      {
        pathname: '/grid-group',
        children: [
          { pathname: '/grid' },
          {
            pathname: '/grid/columns',
            children: [{ pathname: '/grid/width' }, { pathname: '/grid/pinning' }],
          },
          { pathname: '/reference', children: [{ pathname: '/api/grid' }] },
        ],
      },
      { pathname: '/alone' },
    ],
  },
];

it.each([
  ['the page above it', '/grid/pinning', ['/grid', '/grid/width'], '/grid'],
  ['a page of its group', '/grid/pinning', ['/grid/width', '/api/grid'], '/grid/width'],
  ['a page of a wider group', '/grid/pinning', ['/api/grid', '/start/faq'], '/api/grid'],
  ['the first page of the group itself', '/grid-group', ['/api/grid'], '/api/grid'],
  [
    'the first page of its own section',
    '/start/faq',
    ['/grid', '/start/install'],
    '/start/install',
  ],
  ['the first page of the navigation', '/alone', ['/grid'], '/grid'],
  ['an overview rather than a neighbor', '/grid', ['/api', '/api/grid'], '/api'],
  ['home, when nothing exists', '/alone', [], '/'],
  ['home, when nobody knows it', '/unknown/page', ['/grid'], '/'],
])('is %s', (_name, pathname, pages, nearest) => {
  expect(nearestPage(pathname, { navigations, pages: new Set(pages) })).toBe(nearest);
});
