import type { PropValues } from './prop-value.ts';

const values = new Map<string, PropValues>();
const listeners = new Set<() => void>();

/** What is set in a playground of this page; undefined until its controls work. */
export function getPlaygroundValues(id: string): PropValues | undefined {
  return values.get(id);
}

/** Sets what a playground shows. */
export function setPlaygroundValues(id: string, next: PropValues): void {
  values.set(id, next);
  listeners.forEach((listener) => listener());
}

/** Forgets what was set in a playground whose page is left. */
export function forgetPlaygroundValues(id: string): void {
  values.delete(id);
}

/** Calls back after each change in any playground; the answer ends that. */
export function subscribePlaygrounds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
