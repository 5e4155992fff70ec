import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

function prepare(user: { uid?: number } = {}) {
  const code = "import('./tools/bootstrap/prepare.mjs').then((it) => it.prepare())";
  const PATH = [path.join(folder, 'bin'), process.env['PATH']].join(path.delimiter);
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: project,
    env: { ...process.env, PATH },
    ...user,
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

it('says what to do when the project cannot be written, before anything is installed', () => {
  chmodSync(folder, 0o755);
  chmodSync(project, 0o555);
  // Rights of folders do not bind the first user.
  const { status, said } = prepare(process.getuid?.() === 0 ? { uid: 65_534 } : {});
  chmodSync(project, 0o755);
  expect(status).toBe(1);
  expect(said).toContain(`${project}/ cannot be written, and it must be to install packages.`);
  expect(existsSync(path.join(folder, 'calls'))).toBe(false);
});
