import { expect, it } from 'vitest';
import { isOwnHost } from './own-host.ts';

it.each([
  ['docs.example', true],
  ['docs.example:8080', true],
  ['evil-docs.example', false],
  ['docs.example.evil', false],
  ['docs.example:80', false],
  ['DOCS.example', false],
  ['docs.example.', false],
  ['www.docs.example', false],
  ['localhost', false],
  ['', false],
])('%j is one of the own hosts: %s', (host, own) => {
  expect(isOwnHost(host, ['docs.example', 'docs.example:8080', ''])).toBe(own);
});
