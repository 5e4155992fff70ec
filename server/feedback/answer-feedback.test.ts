import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestBody } from '../../engine/features/feedback/feedback-message.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import { createTestSite, type TestSite } from '../site.fixture.ts';
import type { FeedbackService } from './feedback-service.ts';
import { startTestService } from './service.fixture.ts';

const page = [
  '<section data-feedback="ask"><form><details class="feedback__more">',
  '<textarea id="c" name="comment"></textarea></details></form></section>',
].join('');
const files = { 'index.html': 'Home', 'x/a/index.html': page, 'zh/x/a/index.html': `中文${page}` };
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

let folder: string;
let file: string;
let service: FeedbackService;
let site: TestSite;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routes-'));
  file = path.join(folder, 'feedback.sqlite');
  ({ service } = startTestService(file));
  site = await createTestSite(files, service);
});
afterAll(async () => {
  await site.remove();
  await service.close();
  await rm(folder, { recursive: true });
});

function nextKey(): string {
  return `route-test-${(count += 1)}`;
}

function send(headers: Record<string, string>, body: string) {
  return site.send('/_feedback', { method: 'POST', headers, body });
}

function sendJson(data: object) {
  return send({ 'content-type': json, origin: site.address }, JSON.stringify(data));
}

async function rowsWith(key: string) {
  const database = openSqlite(file);
  const rows = await database.query({
    sql: 'SELECT * FROM feedback WHERE key = ?',
    values: [key],
  });
  await database.close();
  return rows;
}

describe('a message from the script', () => {
  it('is on the disk when it is acknowledged, and kept once', async () => {
    const message = { key: nextKey(), page: '/x/a', rating: 1, comment: 'Good', locale: 'en' };
    const first = await sendJson(message);
    expect([first.status, first.text]).toEqual([201, JSON.stringify({ stored: message.key })]);
    expect(await rowsWith(message.key)).toMatchObject([{ page: '/x/a', rating: 1, suspect: 0 }]);
    expect((await sendJson(message)).status).toBe(200);
    expect(await rowsWith(message.key)).toHaveLength(1);
    expect((await sendJson({ ...message, comment: 'Other' })).status).toBe(409);
  });

  it('is kept apart, not dropped, when the trap was filled', async () => {
    const key = nextKey();
    expect((await sendJson({ key, page: '/x/a', rating: 0, website: 'x' })).status).toBe(201);
    expect(await rowsWith(key)).toMatchObject([{ suspect: 1 }]);
  });

  it('is kept apart when the site has no such page', async () => {
    const key = nextKey();
    expect((await sendJson({ key, page: '/x/nowhere', rating: 1 })).status).toBe(201);
    expect(await rowsWith(key)).toMatchObject([{ suspect: 1 }]);
  });

  it('holds nothing about its sender', async () => {
    const key = nextKey();
    await sendJson({ key, page: '/x/a', rating: 0, name: 'Ann', email: 'ann@example.test' });
    const text = JSON.stringify(await rowsWith(key));
    expect(text).not.toMatch(/Ann|ann@|127\.0\.0\.1/);
  });

  it.each(['{}', '[]', '{"page":', '"', 'null', '{"page":"/x/a","rating":7}'])(
    'is refused as %s',
    async (body) => {
      const answer = await send({ 'content-type': json, origin: site.address }, body);
      expect(answer.status).toBe(400);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('may fill 16 KiB and not a byte more', async () => {
    const start = JSON.stringify({ key: nextKey(), page: '/x/a', rating: 1 });
    const headers = { 'content-type': json, origin: site.address };
    expect((await send(headers, start.padEnd(largestBody))).status).toBe(201);
    expect((await send(headers, start.padEnd(largestBody + 1))).status).toBe(413);
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    expect((await send(chunked, start.padEnd(largestBody + 1))).status).toBe(413);
  });
});

describe('where a message may come from', () => {
  const own = 'own';
  const types = [
    [json, true],
    [`${json}; charset=utf-8`, true],
    [form, true],
    ['text/plain', false],
    ['multipart/form-data; boundary=x', false],
    ['application/xml', false],
    ['text/json', false],
    ['', false],
  ] as const;
  const places = [
    ['same-origin', own, true],
    ['same-origin', undefined, true],
    ['same-site', 'http://docs.evil.test', false],
    ['cross-site', 'http://evil.test', false],
    ['cross-site', own, false],
    ['none', undefined, false],
    ['', own, false],
    [undefined, own, true],
    [undefined, 'http://evil.test', false],
    [undefined, 'null', false],
    [undefined, 'http://127.0.0.1.evil.test', false],
    [undefined, 'javascript:alert(1)', false],
    [undefined, undefined, false],
  ] as const;
  const cells = types.flatMap(([type, typeFits]) =>
    places.map(([secFetchSite, origin, placeFits]) => {
      const status = placeFits ? (typeFits ? (type === form ? 303 : 201) : 415) : 403;
      return { type, secFetchSite, origin, status };
    }),
  );

  it.each(cells)(
    '$type with Sec-Fetch-Site $secFetchSite and Origin $origin gets $status',
    async ({ type, secFetchSite, origin, status }) => {
      const answer = await send(
        {
          ...(type && { 'content-type': type }),
          ...(secFetchSite !== undefined && { 'sec-fetch-site': secFetchSite }),
          ...(origin !== undefined && { origin: origin === own ? site.address : origin }),
        },
        type === form
          ? new URLSearchParams({ page: '/x/a', rating: '1' }).toString()
          : JSON.stringify({ key: nextKey(), page: '/x/a', rating: 1 }),
      );
      expect(answer.status).toBe(status);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('answers no other method and no preflight', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE']) {
      const answer = await site.send('/_feedback', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    }
  });
});

describe('the plain form', () => {
  function submit(fields: Record<string, string>) {
    const headers = { 'content-type': form, origin: site.address };
    return send(headers, new URLSearchParams(fields).toString());
  }

  it.each([
    [{ page: '/x/a', locale: 'en' }, '/x/a/#feedback-sent'],
    [{ page: '/x/a', locale: 'zh' }, '/zh/x/a/#feedback-sent'],
    [{ page: '/', locale: 'en' }, '/#feedback-sent'],
    [{ page: '//evil.test', locale: 'en' }, '/#feedback-sent'],
  ])('%j leads to %s', async (fields, location) => {
    const answer = await submit({ ...fields, rating: '1', comment: `From ${location}` });
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  it('is kept once when it is sent twice in a row', async () => {
    const fields = { page: '/x/a', locale: 'en', rating: '0', comment: 'Sent by two clicks' };
    expect([(await submit(fields)).status, (await submit(fields)).status]).toEqual([303, 303]);
    const database = openSqlite(file);
    const sql = 'SELECT key FROM feedback WHERE comment = ?';
    const rows = await database.query({ sql, values: [fields.comment] });
    await database.close();
    expect(rows).toHaveLength(1);
  });

  it('comes back in the same language with the failure and the text when it was refused', async () => {
    const answer = await submit({
      page: '/x/a',
      locale: 'zh',
      rating: '5',
      comment: '$& </textarea>',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe(
      [
        '中文<section data-feedback="failed"><form><details open class="feedback__more">',
        '<textarea id="c" name="comment">\n$& &lt;/textarea></textarea></details></form></section>',
      ]
        .join('')
        .replace('$&', '$&amp;'),
    );
  });

  it('comes back as text when its page is unknown', async () => {
    const answer = await submit({ page: '/nowhere', locale: 'en', rating: '5', comment: 'Words' });
    expect([answer.status, answer.text]).toEqual([400, 'Not stored: not a message\n\nWords']);
  });
});

it('tells a sender over the limit when to come back', async () => {
  const limits = { perMinute: 2, perDay: 30, overall: 50 };
  const limited = startTestService(path.join(folder, 'limited.sqlite'), { limits });
  const own = await createTestSite(files, limited.service);
  const headers = { 'content-type': json, origin: own.address };
  const statuses: unknown[] = [];
  for (let at = 0; at < 3; at += 1) {
    const body = JSON.stringify({ key: nextKey(), page: '/x/a', rating: 1 });
    const answer = await own.send('/_feedback', { method: 'POST', headers, body });
    statuses.push(answer.status, answer.headers['retry-after']);
  }
  await own.remove();
  await limited.service.close();
  expect(statuses).toEqual([201, undefined, 201, undefined, 429, '30']);
  expect(limited.lines.at(-1)).toMatchObject({ event: 'feedback.refused', status: 429 });
});

it('says that it is well', async () => {
  const answer = await site.send('/_health');
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
});
