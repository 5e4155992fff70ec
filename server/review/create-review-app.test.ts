import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../database/open-sqlite.ts';
import { sampleRow } from '../feedback/feedback-row.fixture.ts';
import { createFeedbackStore, type FeedbackStore } from '../feedback/feedback-store.ts';
import { createReviewApp } from './create-review-app.ts';

let folder: string;
let store: FeedbackStore;
let app: ReturnType<typeof createReviewApp>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'review-app-'));
  const database = openSqlite(path.join(folder, 'feedback.sqlite'));
  store = await createFeedbackStore(database);
  app = createReviewApp(database);
  const hostile = '<img src=x onerror=alert(1)>';
  await store.add([
    sampleRow({ key: 'app-key-1', comment: hostile, page: '/x/<script>', section: '"><svg>' }),
    sampleRow({ key: 'app-key-2', receivedAt: '2026-11-09T00:00:00.000Z', rating: 0 }),
    sampleRow({ key: 'app-key-3', receivedAt: '2026-11-08T23:59:59.000Z' }),
  ]);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function ask(target: string, host = '127.0.0.1:4190') {
  return app.request(target, { headers: { host } });
}

it('counts per page and per week, which begins on Monday', async () => {
  const text = (await (await ask('/')).text()).replaceAll(/\s+</g, '<');
  expect(text).toContain('<td>2026-11-09</td><td>1</td><td>1</td><td>2</td>');
  expect(text).toContain('<td>2026-11-02</td><td>1</td><td>0</td><td>1</td>');
  expect(text).toContain('<td>/x/introduction</td><td>1</td><td>1</td><td>2</td>');
});

it('shows what readers wrote as text, never as markup', async () => {
  const answer = await ask('/');
  const text = await answer.text();
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).not.toMatch(/<(img|script|svg>)/);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  const filtered = await (await ask('/?text=%22%3E%3Cscript%3E')).text();
  expect(filtered).not.toContain('<script');
});

it('answers only under the names of this machine', async () => {
  expect((await ask('/', 'localhost:4190')).status).toBe(200);
  for (const host of ['evil.test', '127.0.0.1.evil.test', '192.168.0.2:4190']) {
    expect((await ask('/', host)).status).toBe(403);
  }
});

it('exports what the filter leaves', async () => {
  const answer = await ask('/export.csv?rating=no');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await answer.text()).trim().split('\r\n')).toHaveLength(2);
  expect((await ask('/?rating=maybe')).status).toBe(400);
});
