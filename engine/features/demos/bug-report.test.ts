import { expect, test } from 'vitest';
import { bugReportOf } from './bug-report.ts';

test('a report names the demo, the page, the error and the browser', () => {
  const failure = { demo: 'quick-filter', page: 'https://a.example/b/', error: 'TypeError: no' };
  const { title, body } = bugReportOf(failure, 'Browser 1.0');
  expect(title).toContain('quick-filter');
  for (const part of [failure.page, failure.error, 'Browser 1.0']) expect(body).toContain(part);
});

test('an endless error is cut, so that the link stays usable', () => {
  const failure = { demo: 'a', page: 'https://a.example/', error: 'x'.repeat(100_000) };
  expect(bugReportOf(failure, '').body.length).toBeLessThan(2000);
});
