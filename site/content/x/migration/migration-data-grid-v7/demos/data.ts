/** What to check before the update counts as done. */
export const steps = [
  { id: 'peers', text: 'Material UI, Emotion and React are in an accepted range' },
  { id: 'selection', text: 'The row selection model is an object with a Set' },
  { id: 'toolbar', text: 'showToolbar is set where a toolbar is wanted' },
  { id: 'null', text: 'apiRef.current may be null' },
  { id: 'stable', text: 'Props without unstable_' },
  { id: 'selectors', text: 'Selectors get apiRef' },
  { id: 'root', text: 'data-* and aria-* go through slotProps' },
  { id: 'theme', text: 'Colours moved to palette.DataGrid' },
  { id: 'licence', text: 'LicenseInfo comes from @mui/x-license' },
  { id: 'behaviour', text: 'Selecting, resetting columns and filtering tried by hand' },
];

const storageKey = 'migration-data-grid-v7';
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
