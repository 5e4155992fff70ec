import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

interface Locked {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  // A package under another name has its own in the entry.
  .map(([place, locked]) => ({ name: place.replace(/^.*node_modules\//, ''), ...locked }));

/** Licenses that ask for no more than a notice, or for their own files to stay open. */
const free = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC-BY-4.0',
    'CC0-1.0',
  ],
  ...['ISC', 'MIT', 'MIT/X11', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Packages whose license was read by a person, and why it is fine. */
const read: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^@mui\/x-/, 'the documented libraries; Pro and Premium show a watermark without a key'],
  [/^@img\/sharp-/, 'LGPL image library that is loaded, not linked, and reaches no reader'],
  [/^(?:buffers|format)$/, 'MIT according to the text in the package'],
];

function isFree(license: string): boolean {
  const words = license.replace(/[()]/g, '');
  return words.includes(' OR ')
    ? words.split(' OR ').some(isFree)
    : words.split(' AND ').every((word) => free.has(word));
}

describe('dependencies', () => {
  it('are many enough that the list was read', () => {
    expect(installed.length).toBeGreaterThan(500);
  });

  it('have a license that allows this site', () => {
    const others = installed.filter(({ name, license }) => {
      const isRead = read.some(([pattern]) => pattern.test(name));
      return !isRead && !isFree(license ?? '');
    });
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['', false],
  ])('judge the license "%s": %s', (license, expected) => {
    expect(isFree(license)).toBe(expected);
  });

  it('are locked by the digest of their content, and come from a registry', () => {
    const loose = installed.filter(
      ({ integrity, resolved }) =>
        !integrity?.startsWith('sha512-') || /^(?:git|http:|file:)/.test(resolved ?? ''),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it('run nothing while they are installed, but for those that are known', () => {
    const scripts = installed.filter(({ hasInstallScript }) => hasInstallScript);
    expect([...new Set(scripts.map(({ name }) => name))].sort()).toEqual([
      '@mui/x-telemetry',
      'esbuild',
    ]);
  });

  it('are as old as the record says, and none was taken younger than two weeks', () => {
    const dates = JSON.parse(
      readFileSync(path.join(root, 'tools/dependencies/published.json'), 'utf8'),
    ) as Readonly<Record<string, readonly [published: string, taken: string]>>;
    // What was there when the record was begun is not judged.
    const begun = '2026-11-15';
    const twoWeeks = 14 * 24 * 60 * 60 * 1000;
    const wrong = installed.flatMap(({ name, version = '' }) => {
      const [published, taken] = dates[`${name}@${version}`] ?? [];
      if (published === undefined || taken === undefined) {
        return [
          `${name}@${version} is not in the record: run "node tools/record-dependencies.mjs"`,
        ];
      }
      const isYoung = taken > begun && Date.parse(taken) - Date.parse(published) < twoWeeks;
      return isYoung ? [`${name}@${version} of ${published} was taken on ${taken}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
