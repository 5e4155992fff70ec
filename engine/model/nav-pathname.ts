/** The parts of a page's topic that the API reference has, in the order of their tabs. */
export const apiTabs = ['components-api', 'hooks-api'] as const;
export type ApiTab = (typeof apiTabs)[number];

const apiEndings: readonly string[] = apiTabs;
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
  return pathname.split('/').some((segment) => apiEndings.includes(segment));
}

function isEnding(segment: string | undefined): boolean {
  return !segment || tabs.includes(segment);
}
