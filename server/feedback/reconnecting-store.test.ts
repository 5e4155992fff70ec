import { describe, expect, it, vi } from 'vitest';
import { sampleRow } from './feedback-row.fixture.ts';
import type { FeedbackStore } from './feedback-store.ts';
import { createReconnectingStore } from './reconnecting-store.ts';

class SqliteError extends Error {
  readonly errcode: number;

  constructor(errcode: number) {
    super(`code ${errcode}`);
    this.errcode = errcode;
  }
}

function createStore() {
  return {
    add: vi.fn<FeedbackStore['add']>(() => Promise.resolve(['stored'])),
    count: vi.fn<FeedbackStore['count']>(() => Promise.resolve()),
    close: vi.fn<FeedbackStore['close']>(() => Promise.resolve()),
  };
}

function createReconnecting() {
  const store = createStore();
  const open = vi.fn<() => Promise<FeedbackStore>>(() => Promise.resolve(store));
  const quarantine = vi.fn(() => 'feedback.sqlite.broken');
  const reconnecting = createReconnectingStore({ open, quarantine, log: vi.fn() });
  return { store, open, quarantine, reconnecting };
}

const rows = [sampleRow()];

describe('a reconnecting store', () => {
  it.each([
    ['full', 13],
    ['locked', 5],
  ])('keeps a database that is %s open and uses it again', async (_what, code) => {
    const { store, open, quarantine, reconnecting } = createReconnecting();
    store.add.mockRejectedValueOnce(new SqliteError(code));
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('code');
    expect(reconnecting.problem()).toBe('feedback cannot be stored');
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    expect(reconnecting.problem()).toBeUndefined();
    expect([open.mock.calls.length, quarantine.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['contradicts itself', 11],
    ['is no database', 26],
  ])('replaces a file that %s', async (_what, code) => {
    const { store, open, quarantine, reconnecting } = createReconnecting();
    store.add.mockRejectedValueOnce(new SqliteError(code));
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('code');
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    expect([open.mock.calls.length, quarantine.mock.calls.length]).toEqual([2, 1]);
    expect(store.close).toHaveBeenCalledOnce();
    expect(reconnecting.problem()).toBe('a broken database was replaced');
  });

  it.each([
    ['read-only', 8],
    ['unable to write', 10 | (3 << 8)],
    ['removed', 14],
  ])('opens a database anew that is %s', async (_what, code) => {
    const { store, open, quarantine, reconnecting } = createReconnecting();
    store.add.mockRejectedValueOnce(new SqliteError(code));
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('code');
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    expect([open.mock.calls.length, quarantine.mock.calls.length]).toEqual([2, 0]);
    expect(store.close).toHaveBeenCalledOnce();
  });

  it('does not move the new file aside when a second message learns late that the old one was broken', async () => {
    const { open, quarantine, reconnecting } = createReconnecting();
    const broken = createStore();
    open.mockResolvedValueOnce(broken);
    const { promise, reject: failLate } = Promise.withResolvers<undefined>();
    broken.count.mockReturnValueOnce(promise);
    broken.add.mockRejectedValueOnce(new SqliteError(11));
    const late = reconnecting.use((it) => it.count([]));
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('code');
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    failLate(new SqliteError(11));
    await expect(late).rejects.toThrow('code');
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    expect([open.mock.calls.length, quarantine.mock.calls.length]).toEqual([2, 1]);
  });

  it('does not move the new file aside when a message comes while the broken one is closed', async () => {
    const { open, quarantine, reconnecting } = createReconnecting();
    const broken = createStore();
    open.mockResolvedValueOnce(broken);
    const { promise, resolve: finishClose } = Promise.withResolvers<undefined>();
    broken.close.mockReturnValueOnce(promise);
    broken.add.mockRejectedValueOnce(new SqliteError(11));
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('code');
    const next = reconnecting.use((it) => it.add(rows));
    expect(open).toHaveBeenCalledOnce();
    finishClose(undefined);
    expect(await next).toEqual(['stored']);
    expect([open.mock.calls.length, quarantine.mock.calls.length]).toEqual([2, 1]);
  });

  it('opens again what has gone away', async () => {
    const { store, open, quarantine, reconnecting } = createReconnecting();
    store.add.mockRejectedValueOnce(new Error('The thread of the database has ended.'));
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('ended');
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    expect([open.mock.calls.length, quarantine.mock.calls.length]).toEqual([2, 0]);
  });

  it('asks a database that does not open once a second', async () => {
    const { open, reconnecting } = createReconnecting();
    open.mockRejectedValueOnce(new Error('no such folder'));
    await reconnecting.ready();
    await expect(reconnecting.use((it) => it.add(rows))).rejects.toThrow('no such folder');
    expect(open).toHaveBeenCalledOnce();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await reconnecting.use((it) => it.add(rows))).toEqual(['stored']);
    vi.restoreAllMocks();
  });
});
