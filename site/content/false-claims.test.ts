import { expect, it } from 'vitest';

const pages = import.meta.glob<string>('./**/page*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What pages once said of the world outside, and no file in the repository shows. */
const unproven = /\bper application\b/i;

it.each(Object.entries(pages))('%s repeats no claim that nothing proves', (_page, text) => {
  expect(text).not.toMatch(unproven);
});
