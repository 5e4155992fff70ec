import { expect, it } from 'vitest';
import { problemText } from './problem-text.browser.ts';

function words(key: string, gaps: Readonly<Record<string, string>> = {}): string {
  return `${key}(${Object.values(gaps).join('|')})`;
}

it('marks what the code says as the words of the code, with its line', () => {
  expect(problemText(words, { kind: 'code', detail: 'Error: no', line: 3 })).toBe(
    'line(3|problems.code(Error: no))',
  );
});

it('shows what the code says as one short line without unseen characters', () => {
  const detail = `Log in\n\n\u202Eagain\u200B\u0007${'x'.repeat(5000)}`;
  const text = problemText(words, { kind: 'code', detail });
  expect(text).toMatch(/^problems\.code\(Log in again x+\)$/);
  expect(text.length).toBeLessThan(520);
});
