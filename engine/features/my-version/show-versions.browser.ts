import { onPage } from '../../base/page-change.browser.ts';
import { loadStylesheet } from '../../base/stylesheet.browser.ts';
import { fillBanners } from './fill-banner.browser.ts';
import { knownLines, loadLines, loadNews } from './load-lines.browser.ts';
import { markGuide } from './mark-guide.browser.ts';
import { markRows, type TranslateVersion } from './mark-rows.browser.ts';
import styles from './my-version.css?url';
import { getMyVersions, subscribeMyVersions } from './my-versions.browser.ts';
import { pinCommands } from './pin-commands.browser.ts';

let isStarted = false;

/** Shows on this page and on all that follow what is newer than the versions the reader uses. */
export function showMyVersions(translate: TranslateVersion): void {
  if (isStarted) return;
  isStarted = true;
  const show = (): void => {
    showNow(translate);
    void showLoaded(translate);
  };
  void loadStylesheet(styles);
  subscribeMyVersions(show);
  // A page that is put into the document is marked before it is painted.
  onPage('docs:part', show);
  onPage('docs:page', show);
  show();
}

/** What the page says by itself. */
function showNow(translate: TranslateVersion): void {
  const mine = getMyVersions();
  document.documentElement.toggleAttribute('data-my-versions', Object.keys(mine).length > 0);
  fillBanners(mine, translate);
  markRows(mine, translate);
  pinCommands(knownLines(), mine);
}

/** What the files of the release lines say. */
async function showLoaded(translate: TranslateVersion): Promise<void> {
  const mine = getMyVersions();
  const lines = await loadLines();
  pinCommands(lines, mine);
  const chosen = lines.filter(({ id }) => mine[id] !== undefined);
  const all = await Promise.all(
    chosen.map(async (line) => ({ version: mine[line.id] ?? '', news: await loadNews(line) })),
  );
  if (mine === getMyVersions()) markGuide(all, translate);
}
