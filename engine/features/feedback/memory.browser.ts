import { readStorage, writeStorage } from '../../base/storage.browser.ts';
import { parseMemory, type FeedbackMemory } from './feedback-memory.ts';
import { memoryKey } from './memory-key.ts';

/** What this browser remembers. */
export function readMemory(): FeedbackMemory {
  return parseMemory(readStorage(memoryKey));
}

/** Changes what is remembered; false when the browser keeps it no longer than the page. */
export function changeMemory(change: (memory: FeedbackMemory) => FeedbackMemory): boolean {
  const text = JSON.stringify(change(readMemory()));
  writeStorage(memoryKey, text);
  try {
    return localStorage.getItem(memoryKey) === text;
  } catch {
    return false;
  }
}
