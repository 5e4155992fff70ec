import { expect, it } from 'vitest';
import { likenessOf } from './name-likeness.ts';

it.each([
  ['NextIconButton', 'nextIconButton'],
  ['unstable_rowSpanning', 'rowSpanning'],
  ['unstableFieldRef', 'fieldRef'],
  ['UNSTABLE_view', 'view'],
])('takes %s and %s for the same name', (one, other) => {
  expect(likenessOf(one, other).isSame).toBe(true);
});

it.each([
  ['colors', 'color'],
  ['stableSort', 'sort'],
  ['expanded', 'expandedItems'],
])('does not take %s and %s for the same name', (one, other) => {
  expect(likenessOf(one, other).isSame).toBe(false);
});

it('finds the words of one name in the other, whatever their order and endings', () => {
  expect(likenessOf('expanded', 'expandedItems').isContained).toBe(true);
  expect(
    likenessOf('selectedGridRowsCountSelector', 'gridRowSelectionCountSelector').isContained,
  ).toBe(true);
  expect(likenessOf('id', 'seriesId')).toMatchObject({ isContained: true, hasSameEnd: true });
  expect(likenessOf('tooltip', 'tooltipItem').hasSameEnd).toBe(false);
  expect(likenessOf('id', 'theVeryLongId').isContained).toBe(false);
});

it.each([
  ['enableKeyboardNavigation', 'disableKeyboardNavigation'],
  ['zoom', 'initialZoom'],
  ['value', 'defaultValue'],
  ['legend', 'hideLegend'],
  ['length', 'maxLength'],
])('knows that %s and %s are not the same thing', (one, other) => {
  expect(likenessOf(one, other).isContained).toBe(false);
});
