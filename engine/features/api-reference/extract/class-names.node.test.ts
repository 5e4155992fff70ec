import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { loadClassNames } from './class-names.node.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): { file: string; text: string } {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return { file, text };
}

/** Asks as the build does: the module loader of the test runner smooths over what Node does not. */
async function nameInNode({ file, text }: { file: string; text: string }): Promise<string> {
  const code = `import { loadClassNames } from ${JSON.stringify(import.meta.resolve('./class-names.node.ts'))};
    const nameOf = await loadClassNames(${JSON.stringify({ file, text })});
    console.log(nameOf?.('root'));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  return stdout.trim();
}

it.each([
  ['boxClasses.mjs', "export default { root: 'MuiBox-root' };"],
  ['stackClasses.mjs', "export const stackClasses = { root: 'MuiBox-root' };"],
  ['listClasses.js', "module.exports = { root: 'MuiBox-root' };"],
  [
    'gridClasses.js',
    "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = { root: 'MuiBox-root' };",
  ],
])('runs %s', async (name, text) => {
  expect(await nameInNode(write(name, text))).toBe('MuiBox-root');
});

it('reads a script that cannot run, and knows the states that components share', async () => {
  const text = "import './nowhere.js';\nexport default generateUtilityClasses('MuiBox', ['root']);";
  const nameOf = await loadClassNames(write('brokenClasses.mjs', text));
  expect(nameOf?.('root')).toBe('MuiBox-root');
  expect(nameOf?.('disabled')).toBe('Mui-disabled');
});

it('gives nothing for a script that names no classes', async () => {
  expect(await loadClassNames(write('card.mjs', 'export const a = 1;'))).toBeUndefined();
});
