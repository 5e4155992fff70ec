import { createElement } from '../../../base/element.browser.ts';
import type { PageKind } from '../search-engine.ts';
import type { TranslateSearch } from './result-groups.ts';

/** Which results the reader wants to see; empty texts mean all. */
export interface Filters {
  product: string;
  kind: PageKind | '';
}

/** What the chips show. */
export interface ChipsView {
  products: readonly { id: string; name: string }[];
  counts: Readonly<Record<string, number>>;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const kinds = ['', 'guide', 'api'] as const;

/** Draws the filters by product and by kind, with the number of pages behind each product. */
export function drawChips(
  { products, counts, filters, onChange }: ChipsView,
  t: TranslateSearch,
): Node[] {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const all = { id: '', name: t('search.allProducts') };
  const byProduct = [all, ...products].map(({ id, name }) =>
    chip(name, {
      isOn: filters.product === id,
      count: id === '' ? total : counts[id],
      onPress: () => onChange({ product: id }),
    }),
  );
  const byKind = kinds.map((kind) =>
    chip(t(`search.kinds.${kind || 'all'}`), {
      isOn: filters.kind === kind,
      onPress: () => onChange({ kind }),
    }),
  );
  return [group(t('search.product'), byProduct), group(t('search.kind'), byKind)];
}

function group(label: string, chips: readonly Node[]): HTMLElement {
  return createElement(
    'div',
    { class: 'chips__group', role: 'group', 'aria-label': label },
    ...chips,
  );
}

function chip(
  text: string,
  { isOn, count, onPress }: { isOn: boolean; count?: number | undefined; onPress: () => void },
): HTMLElement {
  const number = count ? createElement('small', {}, String(count)) : undefined;
  const button = createElement(
    'button',
    { class: 'chip', type: 'button', 'aria-pressed': String(isOn) },
    text,
    number && ' ',
    number,
  );
  button.addEventListener('click', onPress);
  return button;
}
