import { expect, it } from 'vitest';
import { resolveCommentLink } from './resolve-comment-link.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

const site = {
  index: createSiteIndex(configOf(), [pageOf('grid/overview')], new Set()),
  localeCodes: ['en', 'zh'],
} as unknown as Site;

it.each([
  ['/grid/#first', '/grid/'],
  ['https://lib.example/grid/', '/grid/'],
  ['/other/page/', 'https://lib.example/other/page/'],
  ['https://lib.example/other/', 'https://lib.example/other/'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['http://plain.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['#place', undefined],
])('%s leads to %s', (href, target) => {
  expect(resolveCommentLink(site, href, 'https://lib.example')).toBe(target);
});

it('leads nowhere when the authors have no known site', () => {
  expect(resolveCommentLink(site, '/other/page/', undefined)).toBeUndefined();
});
