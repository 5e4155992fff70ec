import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../database/open-sqlite.ts';
import { sampleRow } from '../feedback/feedback-row.fixture.ts';
import { countEvents } from '../events/event-table.ts';
import type { Tally } from '../events/tally.ts';
import { createFeedbackStore } from '../feedback/feedback-store.ts';
import { runReview } from './run-review.ts';

let folder: string;
let env: NodeJS.ProcessEnv;
const rows = [
  { page: '/old', rating: 1, comment: 'Old', receivedAt: '2020-01-01T00:00:00.000Z' },
  { page: '/x/a', rating: 1, comment: 'Clear', receivedAt: '2026-11-02T10:00:00.000Z' },
  { page: '/x/a', rating: 0, comment: '=HYPERLINK("http://evil.test")', section: 'intro' },
  { page: '/x/ab', rating: 1, comment: '' },
  { page: '/y', rating: null, comment: '"quoted", with\nlines', locale: 'zh' },
  { page: '/y', rating: 0, comment: 'Buy now', suspect: true },
] as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'review-'));
  env = { FEEDBACK_FILE: path.join(folder, 'feedback.sqlite') };
  const database = openSqlite(env['FEEDBACK_FILE'] ?? '');
  const store = await createFeedbackStore(database);
  await store.count([
    ...['/x/a/', '/x/a/', '/x/a/'].map((page) => tally({ name: 'page_view', page })),
    ...[800, 1000].map((value) => tally({ name: 'LCP', value })),
    tally({ name: 'ad', action: 'click', label: 'in-house-themes' }),
  ]);
  const old = [tally({ name: 'page_view', page: '/old/' })];
  await countEvents(database, old, new Date('2020-01-01'));
  await store.add(rows.map((row, at) => sampleRow({ ...row, key: `review-key-${at}` })));
  await store.close();
});
afterAll(() => rm(folder, { recursive: true }));

function tally(part: Partial<Tally>): Tally {
  return { name: '', page: '', action: '', label: '', value: 0, ...part };
}

describe('the list', () => {
  it.each([
    ['', ['/y', '/x/ab', '/x/a#intro', '/x/a', '/old']],
    ['list --page /x/a', ['/x/ab', '/x/a#intro', '/x/a']],
    ['list --rating yes', ['/x/ab', '/x/a', '/old']],
    ['list --rating none', ['/y']],
    ['list --since 2026-11-15', ['/y', '/x/ab', '/x/a#intro']],
    ['list --text CLEAR', ['/x/a']],
    ['list --locale zh', ['/y']],
    ['list --suspect', ['/y']],
    ['list --limit 1', ['/y']],
    ["list --page '", []],
  ])('of "%s" has %j', async (line, places) => {
    const text = (await runReview(line.split(' ').filter(Boolean), env)) ?? '';
    const found = [...text.matchAll(/^\d{4}-.{11} {2}\S+\s+(\S+)/gm)].map(([, place]) => place);
    expect(found).toEqual(places);
  });

  it.each([
    ['--rating maybe', 'it may be yes, no or none'],
    ['--since yesterday', 'write it as 2026-11-15'],
    ['forget', 'whole number of days'],
    ['forget --days 0', 'whole number of days'],
    ['--nonsense', 'nonsense'],
  ])('says what is wrong with "%s"', async (line, message) => {
    await expect(runReview(line.split(' '), env)).rejects.toThrow(message);
  });

  it.each(['help', '--help'])('explains itself with %s', async (word) => {
    expect(await runReview([word], env)).toContain('Usage: npm run feedback');
  });
});

it('exports a table in which no cell is a formula', async () => {
  const file = path.join(folder, 'out.csv');
  expect(await runReview(['export', '--out', file], env)).toBe(`5 messages written to ${file}.`);
  const csv = await readFile(file, 'utf8');
  expect(csv).toContain('"\'=HYPERLINK(""http://evil.test"")"');
  expect(csv).toContain('"""quoted"", with\nlines"');
  expect(csv.split('\r\n')).toHaveLength(7);
});

it('counts events by name, those that happened most first', async () => {
  const text = await runReview(['events'], env);
  expect(text?.split('\n').map((line) => line.trim())).toEqual([
    '2  LCP    mean 900',
    '1  ad  click in-house-themes',
    '3  page_view  /x/a/',
    '1  page_view  /old/',
  ]);
  expect(await runReview(['events', '--since', '2030-01-01'], env)).toBe('No events.');
});

it('forgets what is too old, for good', async () => {
  expect(await runReview(['forget', '--days', '1000'], env)).toBe('1 messages deleted.');
  expect(await runReview(['list', '--page', '/old'], env)).toBe('No feedback.');
  expect(await runReview(['events'], env)).not.toContain('/old');
  expect((await readFile(env['FEEDBACK_FILE'] ?? '')).includes('/old')).toBe(false);
});
