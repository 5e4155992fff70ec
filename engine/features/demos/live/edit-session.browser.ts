import type { RunOutcome, Runner, StopReason } from './create-runner.browser.ts';
import { readDraft, removeDraft, writeDraft } from './draft.browser.ts';
import { longestCode } from './limits.ts';
import type { RunProblem } from './protocol.ts';

/** What is wrong with the edited code or its run. */
export interface EditProblem {
  kind: RunProblem['kind'] | StopReason | 'tooLong';
  detail?: string;
  line?: number | undefined;
}

/** The edit of a demo at one moment. */
export interface EditState {
  code: string;
  isEdited: boolean;
  /** Code that came with a link waits for the reader's word. */
  isWaiting: boolean;
  /** The code was stopped and runs again only when the reader says so or changes it. */
  isStopped: boolean;
  /** The browser refused to keep the edit: it is gone when the page is left. */
  isUnkept?: boolean;
  problem?: EditProblem | undefined;
}

/** The edit of one demo while its editor is open. */
export interface EditSession {
  get: () => EditState;
  subscribe: (listener: () => void) => () => void;
  change: (code: string) => void;
  run: () => void;
  /** Shows code from a link, which waits until the reader runs it. */
  offer: (code: string) => void;
  reset: () => void;
  close: () => void;
}

interface SessionOptions {
  id: string;
  original: string;
  /** Code from a link. */
  shared?: string | undefined;
  /** True where no finished demo stands in the page, so that the original must run as well. */
  runsOriginal?: boolean;
  createRunner: (onOutcome: (outcome: RunOutcome) => void) => Runner;
}

/** Quiet time after which changed code runs by itself. */
const runAfter = 300;

/** Starts the edit of a demo: with code from a link, the reader's own earlier edit, or the original. */
export function createEditSession(options: SessionOptions): EditSession {
  const { id, original, runsOriginal = false } = options;
  const listeners = new Set<() => void>();
  let state = firstState(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runner = options.createRunner(onOutcome);

  function set(change: Partial<EditState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function onOutcome(outcome: RunOutcome): void {
    if (outcome.type === 'rendered') set({ problem: undefined, isStopped: false });
    if (outcome.type === 'failed') set({ problem: outcome.problem });
    if (outcome.type === 'stopped') set({ problem: { kind: outcome.reason }, isStopped: true });
  }

  function keep(): void {
    if (!state.isEdited) removeDraft(id);
    else if (!state.isWaiting) {
      const isKept = writeDraft(id, original, { code: state.code, open: true });
      state = { ...state, isUnkept: !isKept };
    }
  }

  function run(): void {
    clearTimeout(timer);
    state = { ...state, isWaiting: false };
    if (state.code.length > longestCode) {
      set({ problem: { kind: 'tooLong' } });
      return;
    }
    keep();
    set({});
    if (state.isEdited || runsOriginal) runner.run(state.code);
    else reset();
  }

  function change(code: string): void {
    if (code === state.code) return;
    clearTimeout(timer);
    state = { ...state, code, isEdited: code !== original };
    // Code from a link that the reader has not run must not run by itself after a reload.
    if (!state.isWaiting && code.length <= longestCode) keep();
    set({});
    if (state.isWaiting) return;
    timer = setTimeout(run, runAfter);
  }

  function offer(code: string): void {
    clearTimeout(timer);
    set(stateOfShared(options, code));
  }

  function reset(): void {
    clearTimeout(timer);
    removeDraft(id);
    runner.stop();
    state = { code: original, isEdited: false, isWaiting: false, isStopped: false };
    set({});
    if (runsOriginal) runner.run(original);
  }

  function close(): void {
    clearTimeout(timer);
    runner.stop();
    const { code, isEdited, isWaiting } = state;
    if (isEdited && !isWaiting) writeDraft(id, original, { code, open: false });
  }

  if ((state.isEdited || runsOriginal) && !state.isWaiting) run();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    run,
    offer,
    reset,
    close,
  };
}

function firstState(options: SessionOptions): EditState {
  const { id, original, shared } = options;
  if (shared !== undefined) return stateOfShared(options, shared);
  const code = readDraft(id, original)?.code ?? original;
  return { code, isEdited: code !== original, isWaiting: false, isStopped: false };
}

/** A link to the original, or to what the reader wrote and ran before, holds nothing foreign. */
function stateOfShared({ id, original }: SessionOptions, code: string): EditState {
  const isOwn = code === original || code === readDraft(id, original)?.code;
  return { code, isEdited: code !== original, isWaiting: !isOwn, isStopped: false };
}
