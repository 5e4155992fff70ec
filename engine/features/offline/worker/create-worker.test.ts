import { describe, expect, it, vi } from 'vitest';
import { savedPagesNameOf } from './cache-names.ts';
import { answerOf, FakeCache, FakeCacheStorage } from './cache.fixture.ts';
import { createWorker } from './create-worker.ts';
import { keepAnswer } from './keep-answer.ts';
import { savingHeader } from './kind-of-request.ts';
import type { WorkerSettings } from './worker-settings.ts';

const origin = 'https://docs.example';
const settings: WorkerSettings = {
  scope: '/x/',
  version: 'v1',
  assets: '/_assets/',
  without: ['/_feedback'],
  shell: ['/offline/', '/zh/offline/'],
  offlinePages: { '': '/offline/', zh: '/zh/offline/' },
};

function setUp(overrides: Partial<WorkerSettings> = {}) {
  const caches = new FakeCacheStorage();
  const fetch = vi.fn<(request: RequestInfo) => Promise<Response>>();
  const worker = createWorker(
    { origin, caches: caches as unknown as CacheStorage, fetch },
    { ...settings, ...overrides },
  );
  const work: Promise<unknown>[] = [];
  async function ask(path: string, request: Partial<Request> = {}): Promise<Response | undefined> {
    const answer = worker.answer({
      request: requestOf(path, request),
      waitUntil: (it) => work.push(it),
    });
    const given = await answer;
    await Promise.all(work);
    return given;
  }
  return { caches, fetch, worker, ask };
}

function requestOf(path: string, request: Partial<Request> = {}): Request {
  return {
    url: new URL(path, origin).href,
    method: 'GET',
    mode: 'navigate',
    headers: new Headers(),
    ...request,
  } as Request;
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a page', () => {
  it('comes from the network whenever there is one, also when a copy is kept', async () => {
    const { ask, fetch } = setUp();
    fetch.mockResolvedValueOnce(answerOf('one')).mockResolvedValueOnce(answerOf('two'));
    expect(await (await ask('/x/a/'))?.text()).toBe('one');
    expect(await (await ask('/x/a/'))?.text()).toBe('two');
  });

  it('F24 offline comes from the last copy, which says from when it is', async () => {
    const { ask, fetch } = setUp();
    fetch.mockResolvedValueOnce(
      answerOf('<html lang="en">one</html>', { date: 'Sun, 15 Nov 2026 12:00:00 GMT' }),
    );
    await ask('/x/a/?from=mail#top');
    fetch.mockImplementation(offline);
    expect(await (await ask('/x/a/'))?.text()).toBe(
      '<html data-copy-from="2026-11-15T12:00:00.000Z" lang="en">one</html>',
    );
  });

  it('F24 offline says so too when it is asked for to be put into an open document', async () => {
    const { ask, fetch } = setUp();
    const request = { mode: 'cors', headers: new Headers({ accept: 'text/html' }) } as const;
    fetch.mockResolvedValueOnce(answerOf('<html>one</html>'));
    await ask('/x/a/', request);
    fetch.mockImplementation(offline);
    expect(await (await ask('/x/a/', request))?.text()).toContain('data-copy-from');
  });

  it('F24 offline and never seen is replaced by the page for missing copies in its language', async () => {
    const { ask, fetch, worker, caches } = setUp();
    await worker.install();
    const shell = await caches.open('docs-worker /x/ shell v1');
    await shell.put('/offline/', answerOf('missing'));
    await shell.put('/zh/offline/', answerOf('没有'));
    fetch.mockImplementation(offline);
    expect(await (await ask('/x/b/'))?.text()).toBe('missing');
    expect(await (await ask('/zh/x/b/'))?.text()).toBe('没有');
    expect(await (await ask('/constructor/'))?.text()).toBe('missing');
  });

  it('offline comes from whichever copy is newest, seen or saved', async () => {
    const { ask, fetch, caches } = setUp();
    const saved = await caches.open(savedPagesNameOf('x-tree-view', 'en', 'd1'));
    await saved.put('/offline/x-tree-view.en.json', answerOf('{}', { type: 'application/json' }));
    const seen = await caches.open('docs-worker /x/ pages');
    await saved.put('/x/a/', answerOf('saved', { date: 'Sun, 15 Nov 2026 12:00:00 GMT' }));
    await seen.put('/x/a/', answerOf('seen', { date: 'Sat, 14 Nov 2026 12:00:00 GMT' }));
    fetch.mockImplementation(offline);
    expect(await (await ask('/x/a/'))?.text()).toBe('saved');
    await seen.put('/x/a/', answerOf('seen', { date: 'Mon, 16 Nov 2026 12:00:00 GMT' }));
    expect(await (await ask('/x/a/'))?.text()).toBe('seen');
  });

  it('does not come from a product that is not saved whole, while its scripts may', async () => {
    const { ask, fetch, caches } = setUp();
    const pages = await caches.open(savedPagesNameOf('x-tree-view', 'en', 'd2'));
    await pages.put('/x/a/', answerOf('half', { date: 'Sun, 15 Nov 2026 12:00:00 GMT' }));
    await pages.put('/_assets/a.1.js', answerOf('script', { type: 'text/javascript' }));
    fetch.mockImplementation(offline);
    await expect(ask('/x/a/')).rejects.toThrow();
    expect(await (await ask('/_assets/a.1.js', { mode: 'cors' }))?.text()).toBe('script');
  });

  it.each(['text/markdown', 'text/markdown, */*', 'Text/Markdown, text/html;q=0.9'])(
    'keeps its copy when a script asks for its Markdown with %s',
    async (accept) => {
      const { ask, fetch } = setUp();
      fetch.mockResolvedValueOnce(answerOf('page'));
      await ask('/x/a/');
      const headers = new Headers({ accept });
      expect(await ask('/x/a/', { mode: 'cors', headers })).toBeUndefined();
      fetch.mockImplementation(offline);
      expect(await (await ask('/x/a/'))?.text()).toBe('page');
    },
  );

  it('keeps its copy when the disk is full', async () => {
    const { ask, fetch, caches } = setUp();
    fetch.mockResolvedValueOnce(answerOf('old')).mockResolvedValueOnce(answerOf('new'));
    await ask('/x/a/');
    (await caches.open('docs-worker /x/ pages')).isFull = true;
    await ask('/x/a/');
    fetch.mockImplementation(offline);
    expect(await (await ask('/x/a/'))?.text()).toBe('old');
  });

  it('uses what the browser loaded in advance', async () => {
    const { worker, fetch } = setUp();
    const answer = worker.answer({
      request: requestOf('/x/a/'),
      preloaded: Promise.resolve(answerOf('early')),
      waitUntil: () => undefined,
    });
    expect(await (await answer)?.text()).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('offline comes from the last copy where the browser gives an error for what it loaded in advance', async () => {
    const { ask, fetch, worker } = setUp();
    fetch.mockResolvedValueOnce(answerOf('<html>one</html>'));
    await ask('/x/a/');
    fetch.mockImplementation(offline);
    const answer = await worker.answer({
      request: requestOf('/x/a/'),
      preloaded: Promise.resolve(Response.error()),
      waitUntil: () => undefined,
    });
    expect(await answer?.text()).toContain('one');
  });

  it.each([
    ['an error', answerOf('', { status: 500 })],
    ['a missing page', answerOf('', { status: 404 })],
    ['an opaque answer', answerOf('', { kind: 'opaque' })],
    ['another type', answerOf('{}', { type: 'application/json' })],
    ['one that must not be stored', answerOf('', { 'cache-control': 'no-store' })],
  ])('is passed on but not kept when it is %s', async (_name, answer) => {
    const { ask, fetch, caches } = setUp();
    fetch.mockResolvedValueOnce(answer);
    expect((await ask('/x/a/'))?.status).toBe(answer.status);
    expect(caches.caches.get('docs-worker /x/ pages')?.entries.size ?? 0).toBe(0);
  });

  it('F15 is shown also when the disk is full', async () => {
    const { ask, fetch, caches } = setUp();
    const cache = await caches.open('docs-worker /x/ pages');
    cache.fail = new DOMException('full', 'QuotaExceededError');
    fetch.mockResolvedValueOnce(answerOf('one'));
    expect(await (await ask('/x/a/'))?.text()).toBe('one');
  });

  it('is kept only with so many others, the newest last', async () => {
    const cache = new FakeCache();
    for (const page of ['a', 'b', 'a', 'c']) {
      await keepAnswer(cache as unknown as Cache, [`/x/${page}/`, answerOf(page)], 2);
    }
    expect([...cache.entries.keys()]).toEqual([`${origin}/x/a/`, `${origin}/x/c/`]);
  });
});

describe('an asset', () => {
  const script = { mode: 'cors' } as const;
  const code = () => answerOf('1', { type: 'text/javascript' });

  it('is asked for once and then comes from the cache', async () => {
    const { ask, fetch } = setUp();
    fetch.mockResolvedValueOnce(code());
    await ask('/_assets/a.1.js', script);
    expect(await (await ask('/_assets/a.1.js', script))?.text()).toBe('1');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['F26 a page in its place', answerOf('<html>')],
    ['F25 a 404', answerOf('', { status: 404, type: 'text/plain' })],
    ['an opaque answer', answerOf('', { kind: 'opaque', type: 'text/javascript' })],
  ])('is not kept when it is %s', async (_name, answer) => {
    const { ask, fetch } = setUp();
    fetch.mockResolvedValueOnce(answer).mockResolvedValueOnce(code());
    await ask('/_assets/a.1.js', script);
    expect(await (await ask('/_assets/a.1.js', script))?.text()).toBe('1');
  });

  it('is asked for again when its cache holds a page or cannot be read', async () => {
    const { ask, fetch, caches } = setUp();
    const cache = await caches.open('docs-worker /x/ assets');
    await cache.put('/_assets/a.1.js', answerOf('<html>'));
    fetch.mockImplementation(() => Promise.resolve(code()));
    expect(await (await ask('/_assets/a.1.js', script))?.text()).toBe('1');
    cache.fail = new Error('corrupted');
    expect(await (await ask('/_assets/a.1.js', script))?.text()).toBe('1');
  });
});

describe('the worker', () => {
  it.each([
    ['a message to the service', '/_feedback', {}],
    ['what is not read', '/x/a/', { method: 'POST' }],
    ['another host', 'https://ads.example/pixel.gif', {}],
    ['a part of a file', '/video.mp4', { headers: new Headers({ range: 'bytes=0-' }) }],
    ['what is being saved', '/x/a/', { headers: new Headers({ [savingHeader]: '1' }) }],
  ])('leaves %s to the browser', async (_name, path, request) => {
    const { ask, fetch } = setUp();
    expect(await ask(path, request)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('F21 removes its own old caches and no others', async () => {
    const { worker, caches } = setUp();
    const names = [
      'docs-worker /x/ shell v0',
      'docs-worker /x/ shell v1',
      'docs-worker /x/ pages',
      'docs-worker / shell v0',
      'docs-saved x-tree-view en',
      'someone else',
    ];
    for (const name of names) await caches.open(name);
    await worker.activate();
    expect(await caches.keys()).toEqual(names.slice(1));
  });
});
