import { expect, test, vi } from 'vitest';
import { compileDemo } from './compile-demo.node.ts';

// The first highlighting of a process loads its grammars.
vi.setConfig({ testTimeout: 30_000 });

const source = `import Button from '@mui/material/Button';
import { label } from './data';

interface Props {
  wide?: boolean;
}

export default function SaveOrder({ wide }: Props) {
  return <Button fullWidth={wide}>{label}</Button>;
}
`;
const files = { 'data.ts': `export const label: string = 'Save';\n` };
const product = 'Some product';

test('derives JavaScript, a title and highlighted lines', async () => {
  const demo = await compileDemo({ name: 'save-order', system: { source, files } }, product);
  expect(demo.title).toBe('SaveOrder demo — Some product');
  expect(demo.ts).toBe(source);
  expect(demo.js).not.toContain('interface');
  expect(demo.jsFiles).toEqual({ 'data.js': `export const label = 'Save';\n` });
  expect(Object.keys(demo.html)).toEqual([
    'save-order.tsx',
    'save-order.jsx',
    'data.ts',
    'data.js',
  ]);
  expect(demo.preview).toBeUndefined();
  expect(demo.stylings).toBeUndefined();
});

/** The lines of a form that are shown at first. */
function previewIn(html: string | undefined): string[] {
  return [...(html ?? '').matchAll(/<span class="l" data-x="">(.*?)\n<\/span>/gs)].map(([, line]) =>
    (line ?? '').replace(/<[^>]+>/g, '').trim(),
  );
}

test('both forms of a long demo show the same elements at first, however they are broken into lines', async () => {
  const long = source.replace(
    'return <Button fullWidth={wide}>{label}</Button>;',
    `${'console.log(label);\n  '.repeat(30)}return (\n    <Button fullWidth={wide} aria-label={label} title={'A title that fills the line'}>\n${'      {label}\n'.repeat(14)}    </Button>\n  );`,
  );
  const demo = await compileDemo({ name: 'a', system: { source: long, files } }, product);
  expect(demo.preview).toMatchObject({ indent: 4 });
  expect(previewIn(demo.html['a.tsx'])).toHaveLength(16);
  const script = previewIn(demo.html['a.jsx']);
  expect(script.length).toBeGreaterThan(16);
  expect([script[0], script.at(-1)]).toEqual(['&lt;Button', '&lt;/Button&gt;']);
});

test('marked lines are the preview, and the marks are seen nowhere', async () => {
  const marked = source.replace(
    '  return',
    '  // #region\n  const x: number = 1;\n  // #endregion\n  return',
  );
  const demo = await compileDemo({ name: 'a', system: { source: marked, files } }, product);
  expect(previewIn(demo.html['a.tsx'])).toEqual(['const x: number = 1;']);
  expect(previewIn(demo.html['a.jsx'])).toEqual(['const x = 1;']);
  expect(JSON.stringify(demo)).not.toContain('region');
});

test('the lines hold exactly the source', async () => {
  const demo = await compileDemo({ name: 'save-order', system: { source, files } }, product);
  const text = demo.html['save-order.tsx']
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(text).toBe(source);
});

test('utility classes of the Tailwind styling get their rules, inside demos only', async () => {
  const tailwind = {
    source: `export default () => <p className="p-4 dark:text-white no-such-class">hi</p>;`,
    files: {},
  };
  const demo = await compileDemo({ name: 'a', system: { source, files }, tailwind }, product);
  const css = demo.stylings?.tailwind?.css ?? '';
  expect(css).toMatch(/\[data-demo\] \.p-4 /);
  expect(css).toContain('[data-mui-color-scheme=');
  expect(css).not.toContain('no-such-class');
});

test('the style sheets of a styling come with it', async () => {
  const css = { source: `import './a.css';\n`, files: { 'a.css': '.a { color: red; }\n' } };
  const demo = await compileDemo({ name: 'a', system: { source, files }, css }, product);
  expect(demo.stylings?.css?.css).toBe('.a { color: red; }\n');
  expect(demo.css).toBeUndefined();
});
