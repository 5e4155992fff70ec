import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InlineCode } from './inline-code.node.tsx';

it.each([
  '#fff',
  '#FFF8',
  '#1976d2',
  '#1976d280',
  'rgb(25 118 210)',
  'rgba(0, 0, 0, 0.54)',
  'hsl(210 79% 46% / 50%)',
])('shows the color %s beside its value, without an inline style', (value) => {
  const html = renderToStaticMarkup(<InlineCode value={value} />);
  expect(html).toMatch(/^<code dir="ltr"><svg class="hue" aria-hidden="true">/);
  expect(html).toContain(`fill="${value}"`);
  expect(html).toMatch(/<\/svg>[^<]+<\/code>$/);
  expect(html).not.toContain('style=');
});

it.each([
  '#ff',
  '#fffff',
  '#header',
  'rgb()',
  'rgba(var(--main), 0.2)',
  'a #fff b',
  'url(#1976d2)',
])('leaves %s as it is', (value) => {
  expect(renderToStaticMarkup(<InlineCode value={value} />)).toBe(`<code>${value}</code>`);
});

it('breaks a long name between its words, in a cell sooner than in a sentence', () => {
  const name = 'apiRef.current.setRowSelectionModel()';
  const cell = renderToStaticMarkup(<InlineCode value={name} inCell />);
  expect(cell).toBe('<code>apiRef.<wbr/>current.set<wbr/>RowSelection<wbr/>Model()</code>');
  expect(renderToStaticMarkup(<InlineCode value={name} />)).toBe(
    '<code>apiRef.current.setRow<wbr/>SelectionModel()</code>',
  );
});

it.each(['setRowSelectionModelOfAllPages', "import Button from '@mui/material/Button'"])(
  'leaves %s whole in a sentence',
  (value) => {
    const html = renderToStaticMarkup(<InlineCode value={value} />);
    expect(html).not.toContain('<wbr');
  },
);
