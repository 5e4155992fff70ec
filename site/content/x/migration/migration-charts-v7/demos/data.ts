/** What to check before the update counts as done. */
export const steps = [
  { id: 'peers', text: 'Material UI, Emotion and React are in an accepted range' },
  { id: 'axis', text: 'Axes have a position' },
  { id: 'legend', text: 'The legend is configured with slotProps.legend' },
  { id: 'tooltip', text: 'The tooltip is configured with slotProps.tooltip' },
  { id: 'series', text: 'Series use xAxisId, highlight and fade' },
  { id: 'container', text: 'Layout round charts checked: no wrapping element' },
  { id: 'slots', text: 'Own slots expect numbers instead of spring values' },
  { id: 'colours', text: 'Colours chosen: new default or old palette' },
  { id: 'labels', text: 'Tick labels are not cut off' },
];

const storageKey = 'migration-charts-v7';
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
