import { expect, it } from 'vitest';
import { ownScript } from './own-script.ts';

const page = 'https://docs.example/x/react-tree-view/?a#b';

it.each([
  ['/_assets/tree.abc.js', '/_assets/tree.abc.js'],
  ['/_assets/tree.abc.js?again=1', '/_assets/tree.abc.js?again=1'],
  ['https://docs.example/_assets/a.js', '/_assets/a.js'],
  ['/@fs/site/content/a/demos/b.tsx', '/@fs/site/content/a/demos/b.tsx'],
  ['/@id/virtual:playground/grid/chip', '/@id/virtual:playground/grid/chip'],
])('loads %s', (address, script) => {
  expect(ownScript(address, page)).toBe(script);
});

it.each([
  'https://evil.test/_assets/a.js',
  '//evil.test/_assets/a.js',
  '/\\evil.test/_assets/a.js',
  'https://docs.example:444/_assets/a.js',
  'http://docs.example/_assets/a.js',
  'data:text/javascript,1',
  'blob:https://docs.example/_assets/0',
  'javascript:1',
  '/_assets/../uploads/a.js',
  '/_assets/%2e%2e/uploads/a.js',
  '/x/_assets/a.js',
  '_assets/a.js',
  'https://',
  '',
])('refuses %j', (address) => {
  expect(() => ownScript(address, page)).toThrow('Refused to load a demo');
});
