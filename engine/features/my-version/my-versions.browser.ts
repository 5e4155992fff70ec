import { readStorage, removeStorage, writeStorage } from '../../base/storage.browser.ts';
import {
  formatMyVersions,
  myVersionsKey,
  parseMyVersions,
  type MyVersions,
} from './my-versions-text.ts';

const listeners = new Set<() => void>();
let current = parseMyVersions(readStorage(myVersionsKey));

/** The versions that the reader uses, by release line; the same object until one changes. */
export function getMyVersions(): MyVersions {
  return current;
}

/** Calls back after each change, also of another tab; the answer ends the subscription. */
export function subscribeMyVersions(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', followStorage);
    addEventListener('pageshow', followStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followStorage);
    removeEventListener('pageshow', followStorage);
  };
}

/** Keeps which version of a release line the reader uses; without one, that they do not say. */
export function changeMyVersion(line: string, version: string | undefined): void {
  const others = Object.entries(current).filter(([id]) => id !== line);
  keep(Object.fromEntries(version === undefined ? others : [...others, [line, version]]));
}

/** Forgets all versions. */
export function forgetMyVersions(): void {
  keep({});
}

function keep(versions: MyVersions): void {
  if (Object.keys(versions).length === 0) removeStorage(myVersionsKey);
  else writeStorage(myVersionsKey, formatMyVersions(versions));
  take(versions);
}

/** Another tab wrote, or the page comes back from where it heard of nothing. */
function followStorage(event: Event): void {
  const isOurs = !(event instanceof StorageEvent) || [myVersionsKey, null].includes(event.key);
  if (isOurs) take(parseMyVersions(readStorage(myVersionsKey)));
}

function take(versions: MyVersions): void {
  if (formatMyVersions(versions) === formatMyVersions(current)) return;
  current = versions;
  // Styles leave room for what is said about versions, and pages load the part that says it.
  document.documentElement.toggleAttribute('data-my-versions', Object.keys(versions).length > 0);
  for (const listener of listeners) listener();
}
