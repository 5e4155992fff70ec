/** What to check before the update counts as done. */
export const steps = [
  { id: 'peers', text: 'Material UI, Emotion and React are in an accepted range' },
  { id: 'adapter', text: 'The date-fns adapter has its new name' },
  { id: 'generics', text: 'No TDate generic in types' },
  { id: 'field', text: 'Tests and styles know the new structure of fields' },
  { id: 'slots', text: 'Own slots read the picker context' },
  { id: 'hooks', text: 'Hooks with Pickers in their name are renamed' },
  { id: 'close', text: 'Closing and the action bar tried on desktop and phone' },
  { id: 'formats', text: 'dateFormats uses keys that exist' },
  { id: 'licence', text: 'LicenseInfo comes from @mui/x-license' },
];

const storageKey = 'migration-pickers-v7';
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
