import { mostHistoryEntries } from './limits.ts';

/** Tells whether code in a frame has filled the history of the tab since the watch began. */
export function watchHistory(): () => boolean {
  const before = countForeignEntries();
  return () => countForeignEntries() - before > mostHistoryEntries;
}

/** Entries that are not the page's own; a browser that does not list those cannot be asked. */
function countForeignEntries(): number {
  return 'navigation' in window ? history.length - window.navigation.entries().length : 0;
}
