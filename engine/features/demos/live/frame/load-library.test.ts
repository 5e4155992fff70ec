import { expect, it } from 'vitest';
import { loadLibrary } from './load-library.ts';
import { RunFailure } from './run-failure.ts';

const libraries = {
  react: () => Promise.resolve({ useState: 'state', default: 'react' }),
  '@ui/parts': () => Promise.resolve({ Button: 'button', buttonClasses: 'classes' }),
  '@ui/parts/styles': () => Promise.resolve({ createTheme: 'theme' }),
  broken: () => Promise.reject(new Error('offline')),
};

it.each([
  ['react', { default: 'react', useState: 'state' }],
  ['@ui/parts', { Button: 'button' }],
  ['@ui/parts/Button', { default: 'button', buttonClasses: 'classes' }],
  ['@ui/parts/styles', { createTheme: 'theme' }],
])('finds %s', async (name, exported) => {
  expect(await loadLibrary(name, libraries)).toMatchObject({ ...exported, __esModule: true });
});

it.each([
  ['lodash', 'unknownImport', 'lodash'],
  ['@ui/parts/Buton', 'unknownImport', '@ui/parts/Buton'],
  ['@ui/parts/Button/x', 'unknownImport', '@ui/parts/Button/x'],
  ['constructor', 'unknownImport', 'constructor'],
  ['@ui/parts/toString', 'unknownImport', '@ui/parts/toString'],
  ['broken', 'library', 'broken'],
])('explains %s', async (name, kind, detail) => {
  await expect(loadLibrary(name, libraries)).rejects.toMatchObject({ kind, detail });
});

it('explains an export that is not there', async () => {
  const module = await loadLibrary('@ui/parts', libraries);
  expect(() => module['Buton']).toThrow(new RunFailure('noExport', 'Buton (@ui/parts)'));
  expect(() => module['default']).toThrow(RunFailure);
});
