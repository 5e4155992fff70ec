import { expect, it } from 'vitest';
import type { IconSetConfig } from '../../model/icon-set.ts';
import { writeIconFiles } from './write-icon-files.ts';

const config: IconSetConfig = {
  packageName: 'icons',
  entry: 'index.js',
  styles: [
    { id: 'plain', suffix: '' },
    { id: 'round', suffix: 'Round' },
  ],
  common: ['Bell'],
  meanings: { ring: 'Bell alarm' },
  sizes: [],
  colors: [],
};
const components = ['BellRound', 'AlarmOff', 'Bell', 'Sun', 'SunRound', 'SunRoundRound'];
const drawings = new Map(components.map((name) => [name, [name]]));

it('gives every component one place', () => {
  const { files, icons } = writeIconFiles(drawings, config);
  expect(icons).toEqual([
    { name: 'AlarmOff', styles: [0] },
    { name: 'Bell', styles: [0, 1] },
    { name: 'Sun', styles: [0, 1] },
    { name: 'SunRound', styles: [1] },
  ]);
  expect(JSON.parse(files.get('plain-0.json') ?? '')).toEqual([
    ['AlarmOff'],
    ['Bell'],
    ['Sun'],
    null,
  ]);
  expect(JSON.parse(files.get('round-0.json') ?? '')).toEqual([
    null,
    ['BellRound'],
    ['SunRound'],
    ['SunRoundRound'],
  ]);
});

it.each([
  [{ common: ['Bel'] }, '"Bel"'],
  [{ meanings: { ring: 'Bell rong' } }, '"rong" (meaning of "ring")'],
])('refuses %j', (change, named) => {
  expect(() => writeIconFiles(drawings, { ...config, ...change })).toThrow(named);
});
