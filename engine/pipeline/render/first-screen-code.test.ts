import { expect, test } from 'vitest';
import { hasEarlyCode } from './first-screen-code.ts';

const code = '<pre><code>npm install</code></pre>';

test.each([
  [`<main id="main-content">${code}<h2>One</h2>`, true],
  [`<main id="main-content"><h2>One</h2>${code}<h2>Two</h2>`, true],
  [`<main id="main-content"><h2>One</h2><h2>Two</h2>${code}`, false],
  [`<header>${code}</header><main id="main-content"><h2>One</h2>`, false],
  [code, false],
])('whether %j begins with code: %j', (body, early) => {
  expect(hasEarlyCode(body)).toBe(early);
});
