import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** ISO date of the last commit of each file below a folder, by absolute file name; empty outside a git clone. */
export async function loadGitDates(dir: string): Promise<Map<string, string>> {
  try {
    const top = (await run('git', ['rev-parse', '--show-toplevel'], { cwd: dir })).stdout.trim();
    const args = ['-c', 'core.quotepath=off', 'log', '--format=%x00%cs', '--name-only', '--', '.'];
    const { stdout } = await run('git', args, { cwd: dir, maxBuffer: 256 * 1024 * 1024 });
    return datesFromLog(stdout, top);
  } catch {
    return new Map();
  }
}

/** Reads a log of commits, newest first, each as a NUL, its date and its files. */
export function datesFromLog(log: string, top: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...names] = commit.split('\n').filter((line) => line !== '');
    for (const name of names) {
      const file = path.join(top, name);
      if (!dates.has(file)) {
        dates.set(file, date);
      }
    }
  }
  return dates;
}
