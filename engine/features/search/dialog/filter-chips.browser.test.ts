// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawChips } from './filter-chips.browser.ts';

const view = {
  products: [
    { id: 'grid', name: 'Data Grid' },
    { id: 'site', name: 'The site' },
  ],
  filters: { product: '', kind: '' },
  onChange: () => undefined,
} as const;

function textsFor(counts: Record<string, number>): (string | null)[] {
  const [products] = drawChips({ ...view, counts }, (key) => key);
  return [...(products?.childNodes ?? [])].map(({ textContent }) => textContent);
}

it('says of every product that has answers how many there are', () => {
  expect(textsFor({ grid: 3 })).toEqual(['search.allProducts 3', 'Data Grid 3', 'The site']);
});

it('says no numbers before there are answers', () => {
  expect(textsFor({})).toEqual(['search.allProducts', 'Data Grid', 'The site']);
});
