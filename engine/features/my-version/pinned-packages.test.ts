import { expect, it } from 'vitest';
import type { ListedLine } from './line-data.ts';
import { pinPackages } from './pinned-packages.ts';

const line: ListedLine = {
  id: 'lib',
  name: 'Library',
  versions: ['8.2.0', '8.1.3', '7.9.0'],
  packages: [
    { name: '@lib/grid' },
    { name: '@lib/charts', instead: { '8.1.3': '8.1', '7.9.0': '' } },
  ],
  upgrades: [],
};

it.each([
  ['npm install @lib/grid', '8.2.0', 'npm install @lib/grid@8.2.0'],
  ['npm install @lib/grid@8 dayjs@1\n', '8.2.0', 'npm install @lib/grid@8.2.0 dayjs@1\n'],
  ['install @lib/grid@8\n', '8.2.0', 'install @lib/grid@8.2.0\n'],
  ['yarn add @lib/grid-pro', '8.2.0', 'yarn add @lib/grid-pro'],
  ['pnpm add @lib/grid@^8.0.0', '7.9.0', 'pnpm add @lib/grid@^8.0.0'],
  ['pnpm add @lib/grid@8.0.0-beta.1', '7.9.0', 'pnpm add @lib/grid@8.0.0-beta.1'],
  ['bun add @lib/charts@8', '8.1.3', 'bun add @lib/charts@8.1'],
  ['bun add @lib/charts@8', '7.9.0', 'bun add @lib/charts@8'],
])('turns %j for %s into %j', (command, version, pinned) => {
  expect(pinPackages(command, [line], { lib: version })).toBe(pinned);
});

it('leaves commands alone as long as the reader says nothing', () => {
  expect(pinPackages('npm install @lib/grid@8', [line], {})).toBe('npm install @lib/grid@8');
});
