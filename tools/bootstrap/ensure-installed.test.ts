import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const tools = path.resolve(import.meta.dirname, '..');
let folder: string;
let project: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bootstrap '));
  project = path.join(folder, 'a project');
  cpSync(path.join(tools, 'bootstrap'), path.join(project, 'tools/bootstrap'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{ "name": "docs" }');
  writeFileSync(
    path.join(project, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  );
  const npm = path.join(folder, 'bin/npm');
  mkdirSync(path.dirname(npm));
  // Notes how it is called, and installs what the lock names.
  writeFileSync(
    npm,
    `#!/bin/sh
echo "$@" >> "${folder}/calls"
mkdir -p node_modules/.bin && cp package-lock.json node_modules/.package-lock.json
`,
    { mode: 0o755 },
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function prepare() {
  const code = "import('./tools/bootstrap/prepare.mjs').then((it) => it.prepare())";
  const PATH = [path.join(folder, 'bin'), process.env['PATH']].join(path.delimiter);
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: project,
    env: { ...process.env, PATH },
  });
  return { status, said: stderr.toString() };
}

function calls(): string[] {
  return readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
}

it('installs once, without the scripts of packages, also in a path with spaces', () => {
  expect(prepare()).toEqual({ status: 0, said: '' });
  expect(prepare()).toEqual({ status: 0, said: '' });
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatch(/^ci --ignore-scripts /);
});

it('says what to do when the project cannot be written', () => {
  const code =
    "import('./tools/bootstrap/require-writable.mjs').then((it) => it.requireWritable('/no/such/folder', 'to install packages'))";
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: project });
  expect(status).toBe(1);
  expect(stderr.toString()).toContain(
    '/no/such/folder cannot be written, and it must be to install',
  );
});
