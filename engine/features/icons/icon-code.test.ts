import { expect, it } from 'vitest';
import { importLine, importPieces, jsxOf, svgOf } from './icon-code.ts';

const icon = { packageName: '@scope/icons', component: 'DeleteOutlined' };

it('imports an icon in both ways', () => {
  expect(importLine(icon, 'default')).toBe(
    "import DeleteOutlinedIcon from '@scope/icons/DeleteOutlined';",
  );
  expect(importLine(icon, 'named')).toBe(
    "import { DeleteOutlined as DeleteOutlinedIcon } from '@scope/icons';",
  );
});

it.each(['default', 'named'] as const)('colors a %s import without changing it', (form) => {
  const line = importLine(icon, form);
  expect(
    importPieces(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});

it('shows an icon with the chosen props', () => {
  expect(jsxOf('Delete', ['', 'color="primary"'])).toBe('<DeleteIcon color="primary" />');
  expect(jsxOf('Delete', [])).toBe('<DeleteIcon />');
});

it('makes a file of a drawing', () => {
  expect(svgOf(['M1 2z'], 20)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="currentColor"><path d="M1 2z"/></svg>',
  );
});
