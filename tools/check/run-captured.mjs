import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { waitForEnd } from '../bootstrap/run-command.mjs';

/**
 * Runs a program of the packages; what it prints is handed back in one piece.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./check-pages.mjs').Finding>}
 */
export async function runCaptured(command, args, env = {}) {
  const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ok = (await waitForEnd(child)) === 0;
  return { ok, lines: ok ? [] : [output.trim()] };
}
