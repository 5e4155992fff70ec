import type { FindNews } from '../../my-version/find-news.browser.ts';

/** Loads what is newer than the versions the reader uses; for others, who said nothing, nothing is loaded. */
export async function loadNewsOfReader(): Promise<FindNews> {
  const nothing: FindNews = () => undefined;
  if (!document.documentElement.hasAttribute('data-my-versions')) return nothing;
  return import('../../my-version/find-news.browser.ts').then(
    ({ loadFindNews }) => loadFindNews(),
    () => nothing,
  );
}
