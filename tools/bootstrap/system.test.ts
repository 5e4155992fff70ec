import { expect, it } from 'vitest';
import { explainSystem, hasOwnNode, thisSystem } from './system.mjs';

const debian = { version: '20.11.1', platform: 'linux', arch: 'x64', hasGlibc: true };

it.each([
  ['Debian with Node 20', debian],
  ['Debian on arm64 with Node 22', { ...debian, arch: 'arm64', version: '22.1.0' }],
  ['Alpine with Node 24', { ...debian, hasGlibc: false, version: '24.1.0' }],
  ['macOS with Node 22.18', { ...debian, platform: 'darwin', hasGlibc: false, version: '22.18.0' }],
  ['Linux on another processor with Node 24', { ...debian, arch: 'ppc64', version: '24.0.0' }],
])('lets %s begin', (_name, system) => {
  expect(explainSystem(system)).toBeUndefined();
});

it.each([
  ['Debian with Node 18', { ...debian, version: '18.20.0' }, 'needs Node 20 or newer here'],
  ['Alpine with Node 20', { ...debian, hasGlibc: false }, 'linux x64 without glibc'],
  ['macOS with Node 20', { ...debian, platform: 'darwin', hasGlibc: false }, 'needs Node 22.18'],
  ['another processor', { ...debian, arch: 'ppc64' }, 'linux ppc64.'],
])('refuses %s before anything is installed, and says what to do', (_name, system, words) => {
  expect(explainSystem(system)).toContain(words);
  expect(explainSystem(system)).toContain('Install a newer Node');
});

it('knows the system it runs on', () => {
  expect(explainSystem(thisSystem())).toBeUndefined();
});

it('does not take a Node for glibc where there is none', () => {
  expect(hasOwnNode(debian)).toBe(true);
  expect(hasOwnNode({ ...debian, hasGlibc: false })).toBe(false);
});
