import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlainText } from './plain-texts.ts';

/** A documentation engine with a site of the compared texts. */
export interface EngineSite {
  name: string;
  /** Folder of the finished site. */
  output: string;
  /** Builds the site from nothing and gives the seconds that processors worked for it. */
  build: () => number;
  hrefOf: (text: PlainText) => string;
  /** Selects the links of the side navigation. */
  links: string;
}

/** A file below the folder of a site. */
export type SiteFile = readonly [name: string, text: string];

/** Writes files below a folder. */
export function writeFiles(folder: string, files: readonly SiteFile[]): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Installs the packages that a folder's `package.json` names, at the versions it names, unless they are there. */
export function install(folder: string): void {
  run('npm install --no-audit --no-fund --loglevel=error', folder);
}

/** Runs a command and gives the seconds that processors worked for it. */
export function run(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): number {
  const script = `TIMEFORMAT="cpu %U %S"; time ${command}`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], {
    cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const times = /cpu ([\d.]+) ([\d.]+)/.exec(stderr);
  if (status !== 0 || !times) {
    throw new Error(`${command} failed in ${cwd}:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
  }
  return Number(times[1]) + Number(times[2]);
}

/** The head of a text, with the fields that an engine takes besides title and description. */
export function frontmatterOf(
  { title, description }: PlainText,
  others: Readonly<Record<string, string>> = {},
): string {
  const fields = Object.entries({ title, description, ...others });
  return `---\n${fields.map(([name, text]) => `${name}: ${JSON.stringify(text)}\n`).join('')}---\n\n`;
}
