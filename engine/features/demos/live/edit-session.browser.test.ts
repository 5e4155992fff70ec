import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunOutcome } from './create-runner.browser.ts';
import { readDraft, removeDraft, writeDraft } from './draft.browser.ts';
import { createEditSession } from './edit-session.browser.ts';
import { longestCode } from './limits.ts';

const id = 'x/demos/a';
const original = 'original';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  removeDraft(id);
});

function open(shared?: string) {
  const run = vi.fn();
  const stop = vi.fn();
  const told: { outcome?: (outcome: RunOutcome) => void } = {};
  const session = createEditSession({
    id,
    original,
    shared,
    createRunner: (onOutcome) => {
      told.outcome = onOutcome;
      return { run, stop };
    },
  });
  return { session, run, stop, tell: (outcome: RunOutcome) => told.outcome?.(outcome) };
}

it('runs nothing until the code is changed, and then after a pause', () => {
  const { session, run } = open();
  vi.advanceTimersByTime(5000);
  session.change('a');
  vi.advanceTimersByTime(200);
  session.change('ab');
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['ab']]);
});

it('keeps each change at once, and finds and runs it again', () => {
  open().session.change('mine');
  expect(readDraft(id, original)).toEqual({ code: 'mine', open: true });
  const { session, run } = open();
  expect(session.get()).toMatchObject({ code: 'mine', isEdited: true, isWaiting: false });
  expect(run).toHaveBeenCalledWith('mine');
});

it('drops the edit of a source that has changed since', () => {
  writeDraft(id, 'older original', { code: 'mine', open: true });
  expect(open().session.get().code).toBe(original);
});

it('shows the original again when the reader types it', () => {
  const { session, run, stop } = open();
  session.change('mine');
  session.change(original);
  vi.advanceTimersByTime(300);
  expect(run).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalled();
  expect(readDraft(id, original)).toBeUndefined();
});

it('goes back to the original and forgets the edit', () => {
  const { session, stop } = open();
  session.change('mine');
  session.reset();
  expect(session.get()).toEqual({
    code: original,
    isEdited: false,
    isWaiting: false,
    isStopped: false,
  });
  expect(stop).toHaveBeenCalled();
  expect(readDraft(id, original)).toBeUndefined();
});

it('runs code from a link only when the reader says so', () => {
  const { session, run } = open('foreign');
  session.change('foreign, looked at');
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  // Otherwise it would run by itself after a reload.
  expect(readDraft(id, original)).toBeUndefined();
  session.close();
  expect(readDraft(id, original)).toBeUndefined();
  session.run();
  expect(run).toHaveBeenCalledWith('foreign, looked at');
  session.change('now mine');
  vi.advanceTimersByTime(300);
  expect(run).toHaveBeenLastCalledWith('now mine');
});

it('trusts a link that holds what the reader ran before', () => {
  writeDraft(id, original, { code: 'mine', open: true });
  expect(open('mine').session.get().isWaiting).toBe(false);
  expect(open('foreign').session.get()).toMatchObject({ code: 'foreign', isWaiting: true });
  expect(open(original).session.get()).toMatchObject({ isEdited: false, isWaiting: false });
});

it('shows code from a link in an open editor, waiting', () => {
  const { session, run } = open();
  session.offer('foreign');
  vi.advanceTimersByTime(5000);
  expect(session.get()).toMatchObject({ code: 'foreign', isWaiting: true });
  expect(run).not.toHaveBeenCalled();
});

it('shows what went wrong until it works again', () => {
  const { session, tell } = open();
  const problem = { kind: 'code', detail: 'Error: no', line: 2 } as const;
  tell({ type: 'failed', problem });
  expect(session.get().problem).toEqual(problem);
  tell({ type: 'rendered' });
  expect(session.get().problem).toBeUndefined();
});

it('offers to run stopped code again', () => {
  const { session, run, tell } = open();
  session.change('loop');
  vi.advanceTimersByTime(300);
  tell({ type: 'stopped', reason: 'silent' });
  expect(session.get()).toMatchObject({ isStopped: true, problem: { kind: 'silent' } });
  session.run();
  expect(run).toHaveBeenCalledTimes(2);
  tell({ type: 'rendered' });
  expect(session.get().isStopped).toBe(false);
});

it('neither runs nor keeps code that is too long', () => {
  const { session, run } = open();
  session.change('x'.repeat(longestCode + 1));
  vi.advanceTimersByTime(300);
  expect(session.get().problem).toEqual({ kind: 'tooLong' });
  expect(run).not.toHaveBeenCalled();
  expect(readDraft(id, original)).toBeUndefined();
});

it('remembers that the editor was closed', () => {
  const { session, stop } = open();
  session.change('mine');
  session.close();
  expect(stop).toHaveBeenCalled();
  expect(readDraft(id, original)).toEqual({ code: 'mine', open: false });
});

it('tells its listeners of every change until they leave', () => {
  const { session } = open();
  const listener = vi.fn();
  const leave = session.subscribe(listener);
  session.change('a');
  leave();
  session.change('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('says when the browser has no room for the edit, and when it has again', () => {
  const setItem = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: vi.fn() });
  const { session } = open();
  session.change('mine');
  expect(session.get()).toMatchObject({ code: 'mine', isUnkept: true });
  expect(readDraft(id, original)?.code).toBe('mine');
  setItem.mockImplementation(() => undefined);
  session.change('mine too');
  expect(session.get()).toMatchObject({ code: 'mine too', isUnkept: false });
  vi.unstubAllGlobals();
});
