import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsxElementsOf, jsxPropsOf } from './jsx-attributes.ts';

const source = `
export default function Demo() {
  return (
    <DataGrid
      // a note about nothing
      rows={rows.filter((row) => row.age > 18)}
      label="a > b"
      slots={{ toolbar: () => <Toolbar inner="no" /> }}
      {...others}
      aria-label={'}'}
      autoHeight
    >
      <DataGridCell hidden />
    </DataGrid>
  );
}`;

it('lists the props of a component, not those of what stands inside its values', () => {
  expect(jsxPropsOf(source, 'DataGrid')).toEqual([
    'rows',
    'label',
    'slots',
    'aria-label',
    'autoHeight',
  ]);
  expect(jsxPropsOf(source, 'Toolbar')).toEqual(['inner']);
  expect(jsxPropsOf(source, 'Button')).toEqual([]);
});

it('gives the keys of objects written in place, with their places', () => {
  const text = '<Grid slots={{ toolbar: A, ...others, footer }} sx={theme} />';
  const [[slots, sx] = []] = jsxElementsOf(text, 'Grid');
  expect(slots?.keys).toEqual([
    { name: 'toolbar', at: text.indexOf('toolbar') },
    { name: 'footer', at: text.indexOf('footer') },
  ]);
  expect(sx).toEqual({ name: 'sx', at: text.indexOf('sx'), keys: [] });
});

it('ends for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      jsxPropsOf(`<A ${text}`, 'A');
    }),
  );
});
