import path from 'node:path';
import { expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

it('speaks over standard input and output unless told otherwise', () => {
  expect(readOptions([], {})).toEqual({ dist: path.resolve('dist') });
  expect(readOptions(['--http', '--port', '0', '--dist', '/site'], {})).toEqual({
    dist: '/site',
    http: { host: '127.0.0.1', port: 0, names: [] },
  });
  expect(
    readOptions(['--http', '--name', 'docs.intern', '--name', 'docs'], {}).http?.names,
  ).toEqual(['docs.intern', 'docs']);
  expect(readOptions([], { DIST: '/other' }).dist).toBe('/other');
});

it.each([[['--port', 'many']], [['--colour']]])('refuses %j', (args) => {
  expect(() => readOptions(args, {})).toThrow();
});
