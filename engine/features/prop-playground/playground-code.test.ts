import { expect, it } from 'vitest';
import { unescapeHtml } from '../../base/escape-html.ts';
import { playgroundCodeHtml } from './playground-code.ts';
import type { PropValues } from './prop-value.ts';

const subject = { name: 'Button', importLine: "import Button from '@mui/material/Button'" };

function codeOf(values: PropValues): string {
  const html = playgroundCodeHtml(subject, values);
  return unescapeHtml(html.replace(/<[^>]*>/g, '')).split('\n\n')[1] ?? '';
}

it('starts with the import', () => {
  const html = playgroundCodeHtml(subject, {});
  expect(unescapeHtml(html.replace(/<[^>]*>/g, ''))).toBe(
    "import Button from '@mui/material/Button';\n\n<Button />\n",
  );
});

it.each<[PropValues, string]>([
  [{ variant: 'contained', disabled: true }, '<Button variant="contained" disabled />\n'],
  [{ max: 5, track: false }, '<Button max={5} track={false} />\n'],
  [{ children: 'Save' }, '<Button>\n  Save\n</Button>\n'],
  [{ children: '{a} <b>' }, '<Button>\n  {"{a} <b>"}\n</Button>\n'],
  [{ label: 'say "no"' }, '<Button label={"say \\"no\\""} />\n'],
])('writes %j', (values, code) => {
  expect(codeOf(values)).toBe(code);
});

it('breaks a long tag, one prop to a line', () => {
  const values = { helperText: 'a'.repeat(40), placeholder: 'b'.repeat(30), fullWidth: true };
  expect(codeOf(values).split('\n')).toEqual([
    '<Button',
    `  helperText="${values.helperText}"`,
    `  placeholder="${values.placeholder}"`,
    '  fullWidth',
    '/>',
    '',
  ]);
});

it('lets nothing that was typed become an element', () => {
  const html = playgroundCodeHtml(subject, { children: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
});

it('writes what no control changes after what they set', () => {
  const fixed = { slotProps: { input: { 'aria-label': 'Milk', tabIndex: 0 } } };
  const html = playgroundCodeHtml({ ...subject, fixed }, { max: 2 });
  expect(unescapeHtml(html.replace(/<[^>]*>/g, ''))).toContain(
    `  max={2}\n  slotProps={{ input: { 'aria-label': 'Milk', tabIndex: 0 } }}\n/>`,
  );
});
