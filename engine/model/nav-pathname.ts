const apiTabs: readonly string[] = ['components-api', 'hooks-api'];
const tabs: readonly string[] = ['[docsTab]', ...apiTabs];

/** The pathname a navigation entry shares with its tabs: without docs tab, API tab and trailing slash. */
export function sharedNavPathname(pathname: string): string {
  const segments = pathname.split('/');
  while (segments.length > 1 && isEnding(segments.at(-1))) {
    segments.pop();
  }
  return segments.join('/') || '/';
}

/** Whether an entry is an API tab, which shares the pathname of its page and never stands for it. */
export function isApiTab(pathname: string): boolean {
  return pathname.split('/').some((segment) => apiTabs.includes(segment));
}

function isEnding(segment: string | undefined): boolean {
  return !segment || tabs.includes(segment);
}
