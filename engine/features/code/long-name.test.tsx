import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LongName } from './long-name.tsx';

it.each([
  ['rows', 'rows'],
  ['columnVisibilityModel', 'columnVisibilityModel'],
  ['onColumnVisibilityModelChange', 'onColumnVisibilityModel<wbr/>Change'],
  [
    'disableRowSelectionOnClickOutsideOfTheGrid',
    'disableRowSelectionOn<wbr/>ClickOutsideOfTheGrid',
  ],
  ['cell--withRightBorderAndShadow', 'cell--withRightBorder<wbr/>AndShadow'],
  ['a'.repeat(40), 'a'.repeat(40)],
  // A mark before a name is not left behind.
  [`.${'a'.repeat(30)}`, `.${'a'.repeat(30)}`],
  [`--${'a'.repeat(30)}`, `--${'a'.repeat(30)}`],
])('%s can be broken where its lines would be full', (name, html) => {
  expect(renderToStaticMarkup(<LongName name={name} />)).toBe(html);
});
