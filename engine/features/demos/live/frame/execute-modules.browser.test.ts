import { expect, it } from 'vitest';
import { executeModules } from './execute-modules.browser.ts';
import { loadModules } from './load-modules.ts';
import { EndlessLoop } from './loop-guard.browser.ts';
import { problemOfError } from './problem-of-error.browser.ts';

const libraries = {
  react: () => Promise.resolve({ version: '19' }),
  'react/jsx-runtime': () => Promise.resolve({ jsx: (type: string) => type, jsxs: undefined }),
};

async function run(code: string, files: Record<string, string> = {}): Promise<unknown> {
  const component: unknown = executeModules(await loadModules({ code, files }, libraries));
  return typeof component === 'function' ? (component as () => unknown)() : component;
}

async function problemOf(code: string, files?: Record<string, string>) {
  try {
    await run(code, files);
  } catch (error) {
    return problemOfError(error, code);
  }
  return undefined;
}

it('gives the component that the code exports', async () => {
  const code = "import { version } from 'react';\nexport default () => version;";
  expect(await run(code)).toBe('19');
  expect(await run('export default function Demo() { return <b />; }')).toBe('b');
});

it('finds the files beside the demo, in any folder and with any ending', async () => {
  const files = {
    'data.ts': "import { more } from './more';\nexport const rows: number = more + 1;",
    'more.ts': 'export const more = 1;',
    'unused.ts': 'const broken = ;',
  };
  expect(
    await run("import { rows } from '../shared/data';\nexport default () => rows;", files),
  ).toBe(2);
  expect(await run("import { rows } from './data.ts';\nexport default () => rows;", files)).toBe(2);
});

it('takes the rules of style sheets beside the demo', async () => {
  const files = { 'demo.css': '.a { color: red; }' };
  const code = "import './demo.css';\nexport default () => 1;";
  expect(await run(code, files)).toBe(1);
  expect((await loadModules({ code, files }, libraries)).css).toBe('.a { color: red; }');
});

it.each([
  ["import x from 'lodash';\nx();", { kind: 'unknownImport', detail: 'lodash' }],
  ["import x from './none';\nx();", { kind: 'unknownImport', detail: './none' }],
  ["import { use } from 'react';\nuse();", { kind: 'noExport', detail: 'use (react)' }],
  ['export const a = 1;', { kind: 'noExport', detail: 'default' }],
  ['\n\nthrow new Error("too bad");', { kind: 'code', detail: 'Error: too bad', line: 3 }],
  ['const a = 1;\nundefinedName();', { kind: 'code', line: 2 }],
  ['const a = 1;\nconst b = (;', { kind: 'code', line: 2 }],
  ['throw null;', { kind: 'code', detail: 'null' }],
  ['throw { toString() { throw 1; } };', { kind: 'code', detail: 'Error' }],
  ['const a = 1;\nfor (;;) {}', { kind: 'loop', line: 2 }],
  ['const a = 1;\nconst a = 2;', { kind: 'code' }],
])('explains %j', async (code, problem) => {
  expect(await problemOf(code)).toMatchObject(problem);
});

it('keeps what it says short', async () => {
  const problem = await problemOf('throw new Error("x".repeat(1e6));');
  expect(problem?.detail.length).toBe(500);
});

it('ends a loop that catches its own errors', async () => {
  const code = 'for (;;) { try { for (;;) {} } catch {} }';
  await expect(run(code)).rejects.toBeInstanceOf(EndlessLoop);
});

it('lets a long loop with an end finish', async () => {
  const code = 'let n = 0;\nwhile (n < 1e6) n += 1;\nexport default () => n;';
  expect(await run(code)).toBe(1e6);
});
