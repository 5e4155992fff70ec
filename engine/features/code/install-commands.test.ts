import { expect, it } from 'vitest';
import { installCommands } from './install-commands.ts';

it('gives the command of each package manager', () => {
  expect(installCommands(['@a/b', 'c@1'])).toEqual([
    { label: 'npm', code: 'npm install @a/b c@1' },
    { label: 'pnpm', code: 'pnpm add @a/b c@1' },
    { label: 'yarn', code: 'yarn add @a/b c@1' },
    { label: 'bun', code: 'bun add @a/b c@1' },
  ]);
});

it('asks for the major version that the pages describe', () => {
  const [npm] = installCommands(['@a/b', 'c'], { '@a/b': '8' });
  expect(npm?.code).toBe('npm install @a/b@8 c');
});
