/** What to check before the update counts as done. */
export const steps = [
  { id: 'peers', text: 'Material UI, Emotion and React are in an accepted range' },
  { id: 'rename-tree', text: 'TreeView is SimpleTreeView' },
  { id: 'rename-item', text: 'Names with TreeItem2 have lost the 2' },
  { id: 'content', text: 'No ContentComponent and no ContentProps' },
  { id: 'events', text: 'onClick and onMouseDown of items are tested' },
  { id: 'api', text: 'setItemSelection and setItemExpansion get an object' },
  { id: 'render', text: 'No method of publicAPI is called while rendering' },
  { id: 'look', text: 'Indentation and states look right' },
];

const storageKey = 'migration-tree-view-v7';
let remembered: string | undefined;

/** The ids of the finished steps, joined by spaces. */
export function readDone(): string {
  remembered ??= readStorage();
  return remembered;
}

/** Remembers the finished steps in this browser, or only on this page if storage is blocked. */
export function writeDone(ids: string[]) {
  remembered = ids.join(' ');
  try {
    localStorage.setItem(storageKey, remembered);
  } catch {
    // Private windows may refuse; the page still remembers.
  }
  window.dispatchEvent(new Event(storageKey));
}

/** Calls back whenever a step is ticked. */
export function subscribeToDone(notify: () => void) {
  window.addEventListener(storageKey, notify);
  return () => window.removeEventListener(storageKey, notify);
}

function readStorage() {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
