import { expect, test } from 'vitest';
import { previewOf } from './preview-of.node.ts';

/** The preview as the reader sees it. */
function textOf(code: string): string | undefined {
  const lines = previewOf(code);
  return (
    lines &&
    code
      .split('\n')
      .slice(lines.first, lines.last + 1)
      .map((line) => line.slice(lines.indent))
      .join('\n')
  );
}

function demo(body: string): string {
  return `import Button from '@mui/material/Button';\n\nexport default function Demo() {\n  return (\n${body}\n  );\n}\n`;
}

function rows(count: number): string {
  return Array.from({ length: count }, () => '      <i />').join('\n');
}

test('shows the returned JSX without its indentation', () => {
  expect(textOf(demo('    <Button\n      color="error"\n    >\n      Cancel\n    </Button>'))).toBe(
    '<Button\n  color="error"\n>\n  Cancel\n</Button>',
  );
});

test('peels wrappers, also nested ones', () => {
  const inner =
    '<Stack spacing={2}>\n        <Button>One</Button>\n        <Button>Two</Button>\n      </Stack>';
  expect(textOf(demo(`    <Box sx={{ p: 2 }}>\n      ${inner}\n    </Box>`))).toBe(
    '<Button>One</Button>\n<Button>Two</Button>',
  );
  expect(textOf(demo('    <>\n      <Button>One</Button>\n    </>'))).toBe('<Button>One</Button>');
});

test('keeps an element that only looks like a wrapper', () => {
  expect(textOf(demo('    <Card>\n      <Button>One</Button>\n    </Card>'))).toContain('<Card>');
});

test('has at most 16 lines', () => {
  expect(textOf(demo(`    <ul>\n${rows(14)}\n    </ul>`))?.split('\n')).toHaveLength(16);
  expect(textOf(demo(`    <ul>\n${rows(15)}\n    </ul>`))).toBeUndefined();
});

test('takes the last return, and gives nothing when there is no JSX', () => {
  expect(
    textOf(
      'export default function Demo() {\n  if (late) {\n    return null;\n  }\n  return <b />;\n}\n',
    ),
  ).toBe('return <b />;');
  expect(textOf('export default function Demo() {\n  return null;\n}\n')).toBeUndefined();
  expect(textOf('export const x = 1;\n')).toBeUndefined();
});
