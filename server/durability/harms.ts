import { execFileSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CrashTargetOptions } from './crash-target.ts';

/** Something bad that happens to the database of a server under load. */
interface Harm {
  /** Makes the place for the database in a folder; gives how the server is started there. */
  prepare: (folder: string) => CrashTargetOptions;
  /** Does it; gives what undoes it, and where what was acknowledged until then may stand as well. */
  strike: (file: string) => Struck;
  /** True when messages must be refused until it is over. */
  refuses: boolean;
}

interface Struck {
  fix: () => void;
  former?: string;
}

const nothing = () => undefined;

/** The files of a database under a second name, so that what was in them can still be read. */
function linkAll(file: string): string {
  const former = `${file}.former`;
  for (const ending of ['', '-wal']) linkSync(file + ending, former + ending);
  return former;
}

/** Acknowledged while the file was in its place, a message stands in that file, wherever it is now. */
const removed: Harm = {
  prepare: inFolder,
  strike: (file) => {
    const former = linkAll(file);
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending);
    return { fix: nothing, former };
  },
  refuses: true,
};

const replaced: Harm = {
  prepare: inFolder,
  strike: (file) => {
    const former = linkAll(file);
    copyFileSync(file, `${file}.backup`);
    renameSync(`${file}.backup`, file);
    return { fix: nothing, former };
  },
  refuses: true,
};

const locked: Harm = {
  prepare: inFolder,
  strike: (file) => {
    const other = new DatabaseSync(file, { timeout: 5_000 });
    other.exec('BEGIN IMMEDIATE');
    return { fix: () => other.close() };
  },
  refuses: true,
};

const disk = 'disk';

const full: Harm = {
  prepare: (folder) => {
    const mount = path.join(folder, disk);
    mkdirSync(mount);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', mount]);
    return { file: path.join(mount, 'feedback.sqlite') };
  },
  strike: (file) => {
    const ballast = path.join(path.dirname(file), 'ballast');
    try {
      for (let count = 0; ; count += 1) writeFileSync(`${ballast}-${count}`, Buffer.alloc(65_536));
    } catch {
      // As much as fits is what it takes.
    }
    return { fix: () => execFileSync('sh', ['-c', 'rm "$1"-*', 'rm', ballast]) };
  },
  refuses: true,
};

/** The clock of the server alone is set, by a file that its clock is read from. */
function clockSet(by: string): Harm {
  return {
    prepare: (folder) => {
      const clock = path.join(folder, 'clock');
      writeFileSync(clock, '+0');
      // The program `faketime` would stand between us and the server; its library alone does not.
      const library = execFileSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD']);
      const env = {
        LD_PRELOAD: library.toString().trim(),
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      return { ...inFolder(folder), env };
    },
    strike: (file) => {
      writeFileSync(path.join(path.dirname(file), 'clock'), by);
      return { fix: nothing };
    },
    refuses: false,
  };
}

function inFolder(folder: string): CrashTargetOptions {
  return { file: path.join(folder, 'feedback.sqlite') };
}

/** Releases what a harm has made beside files. */
export function clearAway(folder: string): void {
  const mount = path.join(folder, disk);
  try {
    execFileSync('umount', [mount], { stdio: 'ignore' });
  } catch {
    // Only one of the harms has made it.
  }
  rmSync(folder, { recursive: true });
}

/** What is done to the database, in the words of a sentence. */
export const harms = new Map<string, Harm>([
  ['is removed', removed],
  ['is replaced', replaced],
  ['is locked by another', locked],
  ['has no space left', full],
  ['is on a machine whose clock is set back by a day', clockSet('-1d')],
  ['is on a machine whose clock is set forward by a day', clockSet('+1d')],
]);
