import { expect, it } from 'vitest';
import { quoteForShell } from './run-command.mjs';

it.each([
  ['build', 'build'],
  ['--port=4321', '--port=4321'],
  ['C:\\sites\\docs\\astro', 'C:\\sites\\docs\\astro'],
  ['C:\\my sites\\astro', '"C:\\my sites\\astro"'],
  ['say "hi" & go', '"say ""hi"" & go"'],
])('writes %s for the shell of Windows as %s', (word, written) => {
  expect(quoteForShell(word)).toBe(written);
});
