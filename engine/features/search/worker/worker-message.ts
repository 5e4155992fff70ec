import type { Locale } from '../../../model/locale.ts';
import type { SearchEngine } from '../search-engine.ts';

/** What an engine can be asked for. */
export type EngineMethod = keyof SearchEngine;

/** A question to the engine in the worker. */
export interface EngineCall {
  /** Number of the question; the answer carries it too. */
  id: number;
  locale: Locale;
  method: EngineMethod;
  parameters: readonly unknown[];
}

/** What the worker answers: a value, or why there is none. */
export type EngineAnswer = { id: number; value: unknown } | { id: number; error: string };
