import { expect, test } from 'vitest';
import { datesFromLog, loadGitDates } from './git-dates.node.ts';

test('the newest commit of a file gives its date', () => {
  const log = '\0' + '2026-02-02\n\na/page.md\nb/page.md\n' + '\0' + '2026-01-01\n\na/page.md\n';
  expect(Object.fromEntries(datesFromLog(log, '/top'))).toEqual({
    '/top/a/page.md': '2026-02-02',
    '/top/b/page.md': '2026-02-02',
  });
});

test('outside a git clone there are no dates', async () => {
  expect((await loadGitDates('/nowhere')).size).toBe(0);
});
