import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testNetwork } from '../ad.fixture.tsx';
import { fetchAd } from './fetch-ad.browser.ts';
import type { NetworkAd } from './parse-ads.ts';

const ask = vi.fn<typeof fetch>();
let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  leave = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const statlink = 'https://shop.test/';
const image = 'https://ads.test/a.png';
const none = { ads: [{}] };
const one = { ads: [{}, { foo: 1 }, { statlink, image }] };

function answer(data: unknown, status = 200): () => Promise<Response> {
  return () => Promise.resolve(new Response(JSON.stringify(data), { status }));
}

/** Starts asking, with the longest pauses there can be. */
function start(): Promise<NetworkAd | undefined> {
  return fetchAd('https://ads.test/docs.json', {
    network: testNetwork,
    signal: leave.signal,
    random: () => 1,
  });
}

async function outcome(): Promise<NetworkAd | undefined> {
  const asked = start();
  await vi.runAllTimersAsync();
  return asked;
}

it('gives the first ad with a statlink, asked for once and without cookies', async () => {
  ask.mockImplementation(answer(one));
  expect((await outcome())?.link).toBe(statlink);
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]?.[0]).toBe('https://ads.test/docs.json');
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
});

it.each([
  ['no ad', answer(none)],
  ['an empty list', answer({ ads: [] })],
  ['an ad with an address that runs', answer({ ads: [{ statlink: 'javascript:1', image }] })],
  ['a server in trouble', answer('', 503)],
])('F5 asks 10 times in all while there is %s', async (_what, reply) => {
  ask.mockImplementation(reply);
  expect(await outcome()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(10);
});

it('takes the ad of the tenth try', async () => {
  ask.mockImplementation(answer(none));
  for (let count = 1; count < 10; count += 1) ask.mockImplementationOnce(answer(none));
  ask.mockImplementationOnce(answer(one));
  expect((await outcome())?.link).toBe(statlink);
});

it('F3 waits longer after each try, all within the time of the poll', async () => {
  const times: number[] = [];
  ask.mockImplementation(() => {
    times.push(Date.now());
    return answer(none)();
  });
  await outcome();
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(pauses).toEqual([250, 500, 1000, 2000, 2000, 2000, 2000, 2000, 2000]);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(29 * 500);
});

it.each([
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is garbage', () => Promise.resolve(new Response('<html>'))],
  ['the answer has no list', answer({})],
  ['it is refused', answer('', 404)],
  ['it is told to ask less', answer('', 429)],
])('F4 gives nothing, silently and after one try, when %s', async (_what, reply) => {
  ask.mockImplementation(reply);
  expect(await outcome()).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});

it('F1 waits no longer than 3 s for an answer', async () => {
  ask.mockImplementation((_href, options) => neverUnlessAborted(options?.signal));
  const asked = start();
  await vi.advanceTimersByTimeAsync(2999);
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(await asked).toBeUndefined();
});

it('ends at once when the reader leaves while it asks', async () => {
  ask.mockImplementation((_href, options) => neverUnlessAborted(options?.signal));
  const asked = start();
  leave.abort();
  expect(await asked).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('ends at once when the reader leaves between two tries', async () => {
  ask.mockImplementation(answer(none));
  const asked = start();
  await vi.advanceTimersByTimeAsync(100);
  leave.abort();
  expect(await asked).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  expect(ask).toHaveBeenCalledOnce();
});

function neverUnlessAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}
