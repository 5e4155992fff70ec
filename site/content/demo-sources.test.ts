import path from 'node:path';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { deriveJavaScript } from 'engine/features/demos/source/derive-javascript.node.ts';

vi.setConfig({ testTimeout: 30_000 });

const sources = Object.entries(
  import.meta.glob<string>('./**/demos/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

test.each(sources)('%s exports the component that its file names', (file, source) => {
  const [stem = ''] = path.basename(file).split('.');
  const name = stem.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  expect(componentOf(source)).toBe(name);
});

test.each(sources)('%s becomes JavaScript without a type left', async (_file, source) => {
  const code = await deriveJavaScript(source);
  expect(complaintsAbout(code)).toEqual([]);
  expect(componentOf(code)).toBe(componentOf(source));
});

test.each(sources)('%s is spelled as Americans spell', (_file, source) => {
  expect(source).not.toMatch(
    /colour|behaviour|favourite|harbour|neighbour|centre|licence|catalogue|metres/i,
  );
});

test('a type that is left is noticed', () => {
  expect(complaintsAbout('const a: string = 1;')).not.toEqual([]);
  expect(complaintsAbout('interface A {}')).not.toEqual([]);
});

function componentOf(code: string): string | undefined {
  return /export default function (\w+)/.exec(code)?.[1];
}

/** What the compiler has against a text as plain JavaScript. */
function complaintsAbout(code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'demo.jsx',
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
