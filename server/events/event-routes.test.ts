import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestEvent } from '../../engine/features/analytics/event-message.ts';
import { startTestService } from '../feedback/service.fixture.ts';
import { readServerSettings } from '../read-server-settings.ts';
import { createTestSite, type TestSite } from '../site.fixture.ts';

const files = { 'index.html': 'Home', 'x/a/index.html': 'A', 'x/a.md': '# A' };
const json = 'application/json';

let folder: string;
let file: string;
let site: TestSite;
let started: ReturnType<typeof startTestService>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'events-'));
  file = path.join(folder, 'feedback.sqlite');
  started = startTestService(file, { countsEvents: true });
  site = await createTestSite(files, started.service);
});
afterAll(async () => {
  await site.remove();
  await started.service.close();
  await rm(folder, { recursive: true });
});

function send(headers: Record<string, string>, body: string, own = site) {
  return own.send('/_events', { method: 'POST', headers, body });
}

function sendEvent(name: string, params: object, own = site) {
  const headers = { 'content-type': json, 'sec-fetch-site': 'same-origin' };
  return send(headers, JSON.stringify({ name, params, userProperties: {} }), own);
}

function counts(): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT name, page, action, label, count FROM event').all();
  database.close();
  return rows.map((row) => Object.values(row).join(' '));
}

it('counts what pages tell, on the disk when it answers', async () => {
  const answers = await Promise.all([
    sendEvent('page_view', { page_location: '/x/a/' }),
    sendEvent('page_view', { page_location: '/x/a/' }),
    sendEvent('ad', { eventAction: 'display', eventLabel: 'in-house-themes' }),
  ]);
  expect(answers.map(({ status, text }) => [status, text])).toEqual(
    Array.from({ length: 3 }, () => [204, '']),
  );
  expect(counts()).toEqual(['ad  display in-house-themes 1', 'page_view /x/a/   2']);
  expect(answers[0].headers['cache-control']).toBe('no-store');
});

describe('what is not counted', () => {
  const good = JSON.stringify({ name: 'ad', params: {} });
  it.each([
    ['no event', { 'sec-fetch-site': 'same-origin', 'content-type': json }, '{"name":"x"}', 400],
    ['no JSON', { 'sec-fetch-site': 'same-origin', 'content-type': json }, '{', 400],
    ['a file', { 'sec-fetch-site': 'same-origin', 'content-type': json }, viewOf('/x/a.md'), 400],
    ['a text', { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }, good, 415],
    ['another site', { 'sec-fetch-site': 'cross-site', 'content-type': json }, good, 403],
    ['nobody', { 'content-type': json }, good, 403],
    [
      'too much',
      { 'sec-fetch-site': 'same-origin', 'content-type': json },
      good.padEnd(largestEvent + 1),
      413,
    ],
  ])('from %s is refused', async (_what, headers, body, status) => {
    const before = counts();
    const answer = await send(headers, body);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(counts()).toEqual(before);
  });

  it('is more than 120 events in a minute from one reader, and it costs feedback nothing', async () => {
    const own = startTestService(path.join(folder, 'limited.sqlite'), { countsEvents: true });
    const limited = await createTestSite(files, own.service);
    const sent = Array.from({ length: 180 }, () => sendEvent('ad', {}, limited));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    const headers = { 'content-type': json, 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ key: 'beside-events', page: '/x/a', rating: 1 });
    const feedback = await limited.send('/_feedback', { method: 'POST', headers, body });
    await limited.remove();
    await own.service.close();
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(120);
    expect(own.lines).toContainEqual(
      expect.objectContaining({ event: 'event.refused', status: 429 }),
    );
    expect(feedback.status).toBe(201);
  });

  it('is what comes while another process holds the file, and it says so', async () => {
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    expect((await sendEvent('ad', {})).status).toBe(503);
    other.exec('ROLLBACK');
    other.close();
    expect((await sendEvent('ad', {})).status).toBe(204);
  });
});

function viewOf(page_location: string): string {
  return JSON.stringify({ name: 'page_view', params: { page_location } });
}

it('is not there unless the site counts with it', async () => {
  const { service } = startTestService(path.join(folder, 'off.sqlite'));
  const quiet = await createTestSite(files, service);
  expect((await sendEvent('ad', {}, quiet)).status).toBe(405);
  await quiet.remove();
  await service.close();
  expect(readServerSettings({}).countsEvents).toBe(false);
  expect(readServerSettings({ ANALYTICS_BEACON: 'https://count.example/' }).countsEvents).toBe(
    false,
  );
  expect(readServerSettings({ ANALYTICS_BEACON: '/_events' }).countsEvents).toBe(true);
});

it('answers no other method', async () => {
  const answer = await site.send('/_events');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
});
