const query = '(prefers-color-scheme: dark)';

/** True when the operating system prefers dark. */
export function isSystemDark(): boolean {
  return matchMedia(query).matches;
}

/** Calls back when the operating system changes its preference. */
export function onSystemDark(listener: () => void): void {
  matchMedia(query).addEventListener('change', listener);
}
