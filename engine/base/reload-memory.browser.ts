import { siteFacts } from './site-facts.ts';

/** Remembers for the life of a tab that its page was loaded again for a reason; false when it was, or nothing can be remembered. */
export function rememberReload(reason: string): boolean {
  if (wasReloadedFor(reason)) return false;
  try {
    sessionStorage.setItem(keyOf(reason), '1');
    return true;
  } catch {
    return false;
  }
}

/** Without a memory nothing would end a series of reloads, so none begins. */
export function wasReloadedFor(reason: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(reason)) !== null;
  } catch {
    return true;
  }
}

function keyOf(reason: string): string {
  return `${siteFacts.keyPrefix}reloaded ${reason}`;
}
