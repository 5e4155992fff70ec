import { expect, it } from 'vitest';
import type { NavItem } from '../../model/navigation.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';
import { familyStep } from './family-step.ts';

const items: readonly NavItem[] = [{ pathname: '/grid', title: 'Grid', folder: 'grid/overview' }];
const config = configOf(items);
const [product] = config.products;

/** The first step from a page of the product, in a site with the given written pages. */
function stepFrom(pathname: string, folders: readonly string[] = ['grid/overview']) {
  const pages = folders.map((folder) => pageOf(folder));
  const index = createSiteIndex(config, pages, new Set());
  const site = { index, hrefOf: (to: string) => `${to}/` } as unknown as Site;
  if (!product) throw new Error('The site has no product.');
  return familyStep(site, product, { pathname, locale: 'en' });
}

it('leads to the start of the product, from pages of any kind', () => {
  expect(stepFrom('/gallery')).toEqual({ text: 'Family', href: '/grid/' });
});

it('leads nowhere on the start itself, and where no start is written', () => {
  expect(stepFrom('/grid')).toEqual({ text: 'Family' });
  expect(stepFrom('/gallery', [])).toEqual({ text: 'Family' });
});
