import { spawn } from 'node:child_process';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a program that shares this terminal, and hands on the signals this process gets.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runCommand(command, args, options = {}) {
  // On Windows npm and the programs in node_modules/.bin are scripts of the shell.
  const shell = process.platform === 'win32';
  const words = shell ? [command, ...args].map(quoteForShell) : [command, ...args];
  const [program = '', ...rest] = words;
  return waitForEnd(spawn(program, rest, { stdio: 'inherit', shell, ...options }));
}

/**
 * A word as the shell of Windows takes it for one, also with spaces.
 * @param {string} word
 */
export function quoteForShell(word) {
  return /^[\w@:./\\=-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not be started
 */
export function waitForEnd(child) {
  const forwards = signals.map((signal) => ({ signal, forward: () => void child.kill(signal) }));
  for (const { signal, forward } of forwards) process.on(signal, forward);
  return new Promise((resolve) => {
    /** @param {number | null} code */
    function end(code) {
      for (const { signal, forward } of forwards) process.off(signal, forward);
      resolve(code ?? 1);
    }
    child.once('close', end);
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
  });
}
