import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLibsql } from '../database/open-libsql.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { sampleRow } from './feedback-row.fixture.ts';
import { createFeedbackStore, type FeedbackStore } from './feedback-store.ts';
import { parseMessage } from './parse-message.ts';

let folder: string;
let database: SqlDatabase;
let store: FeedbackStore;

const engines: Record<string, (file: string) => Promise<SqlDatabase>> = {
  'node:sqlite': (file) => Promise.resolve(openSqlite(file)),
  libSQL: (file) => openLibsql({ url: process.env['LIBSQL_SERVER'] ?? `file:${file}` }),
};

describe.each(Object.entries(engines))('the store on %s', (_name, open) => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    database = await open(path.join(folder, 'feedback.sqlite'));
    store = await createFeedbackStore(database);
    await database.transact([{ sql: 'DELETE FROM feedback' }]);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('keeps the same words about the same place once in ten minutes, whatever their keys', async () => {
    const at = (time: string, row = {}) =>
      sampleRow({ comment: 'Same words.', receivedAt: `2026-11-15T10:${time}.000Z`, ...row });
    const rows = [
      at('00:00', { key: 'first-key' }),
      at('09:59', { key: 'second-key' }),
      at('05:00', { key: 'other-page', page: '/x/other' }),
      at('05:00', { key: 'other-vote', rating: 0 }),
      at('05:00', { key: 'bare-vote-1', comment: '' }),
      at('05:00', { key: 'bare-vote-2', comment: '' }),
      at('10:00', { key: 'late-key' }),
    ];
    const stored = [true, false, true, true, true, true, true];
    expect(await store.add(rows)).toEqual(stored.map((it) => (it ? 'stored' : 'known')));
  });

  it('lets a comment join its vote also when the same words were kept under another key', async () => {
    const words = { comment: 'Same words.' };
    const vote = { key: 'vote-then-words', comment: '' };
    await store.add([sampleRow(words), sampleRow(vote)]);
    expect(await store.add([sampleRow({ ...vote, ...words })])).toEqual(['stored']);
  });

  it('keeps a message once, however often it is sent', async () => {
    const row = sampleRow();
    expect(await store.add([row, row])).toEqual(['stored', 'known']);
    expect(await store.add([row])).toEqual(['known']);
    expect(await database.query({ sql: 'SELECT count(*) AS n FROM feedback' })).toEqual([{ n: 1 }]);
  });

  it('does not take a second message under the key of another', async () => {
    await store.add([sampleRow()]);
    const other = sampleRow({ comment: 'Another text.' });
    expect(await store.add([other])).toEqual(['taken']);
  });

  it('completes a vote by the comment that follows under its key', async () => {
    const vote = sampleRow({ comment: '', rating: 1 });
    const whole = { ...vote, rating: 0 as const, comment: 'The second step is missing.' };
    expect(await store.add([vote, whole])).toEqual(['stored', 'stored']);
    // Messages may arrive late, and twice.
    expect(await store.add([whole, { ...vote, rating: 0 }])).toEqual(['known', 'known']);
    const sql = 'SELECT rating, comment FROM feedback';
    expect(await database.query({ sql })).toEqual([{ rating: 0, comment: whole.comment }]);
  });

  it('changes a vote as long as nothing is written to it', async () => {
    const vote = sampleRow({ comment: '', rating: 1 });
    expect(await store.add([vote, { ...vote, rating: 0 }])).toEqual(['stored', 'stored']);
    expect(await store.add([{ ...vote, page: '/another' }])).toEqual(['taken']);
    expect(await database.query({ sql: 'SELECT rating FROM feedback' })).toEqual([{ rating: 0 }]);
  });

  it('refuses a batch whole when one of its rows is impossible', async () => {
    const rows = [sampleRow({ key: 'key-good-1' }), sampleRow({ key: 'short' })];
    await expect(store.add(rows)).rejects.toThrow();
    expect(await database.query({ sql: 'SELECT key FROM feedback' })).toEqual([]);
  });

  it('gives back every text as it was kept', { timeout: 60_000 }, async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const parsed = parseMessage({ page: '/a', rating: 1, comment: text });
        const comment = parsed?.message.comment ?? '';
        const key = `property-${(count += 1)}`;
        await store.add([sampleRow({ key, comment, page: `/x/${count}` })]);
        const sql = 'SELECT comment FROM feedback WHERE key = ?';
        expect(await database.query({ sql, values: [key] })).toEqual([{ comment }]);
      }),
      { numRuns: 200 },
    );
  });
});
