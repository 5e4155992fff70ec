import { onPage } from '../base/page-change.browser.ts';
import { startAds } from '../features/ads/start-ads.browser.ts';
import { enhanceTabs } from '../features/code/tabs.browser.ts';
import { refreshFeedback, startFeedback } from '../features/feedback/start-feedback.browser.ts';
import { refreshSettings, startSettings } from '../features/settings/start-settings.browser.ts';
import { answerLater } from './answer-later.browser.ts';
import { startContentsSpy, refreshContentsSpy } from './contents-spy.browser.ts';
import { startLanguageLinks } from './language-links.browser.ts';
import { startMenus } from './menus.browser.ts';
import { startMissingFiles } from './missing-files.browser.ts';
import { startNavigationDrawer } from './navigation-drawer.browser.ts';
import { refreshNavigationState, startNavigationState } from './navigation-state.browser.ts';
import { refreshScrollMark, startScrollMark } from './scroll-mark.browser.ts';
import { watchHistory } from './swap/shown-page.browser.ts';
import { tellPrerendered } from './swap/tell-prerendered.browser.ts';

/** Brings the static page to life, and every page that is put into its document later. */
export function enhance(): void {
  startListeners();
  onPage('docs:part', applySettings);
  onPage('docs:page', startParts);
  applySettings();
  startParts();
}

/** What would be seen to change if it came after the first paint. */
function applySettings(): void {
  refreshSettings();
  enhanceTabs(document);
}

function startParts(): void {
  refreshFeedback();
  startAds();
  requestAnimationFrame(measurePage);
}

/* Asking for places makes the browser lay the page out: the frame that is due does that anyway. */
function measurePage(): void {
  refreshNavigationState();
  refreshContentsSpy();
  refreshScrollMark();
}

/* All of them listen on the document, so one start serves every page that follows. */
function startListeners(): void {
  startMissingFiles();
  startSettings();
  startMenus();
  startLanguageLinks();
  startNavigationDrawer();
  startNavigationState();
  startContentsSpy();
  startScrollMark();
  answerLater(async () => (await import('./answer-reader.browser.ts')).answerReader);
  if (document.querySelector('#material-icon-font')) void showIcons();
  startFeedback();
  watchHistory();
  tellPrerendered();
  if (document.documentElement.dataset['copyFrom'] !== undefined) void showCopyNote();
}

/** Only sites with a host for it have the icon font. */
async function showIcons(): Promise<void> {
  const font = await import('../features/theme/icon-font.browser.ts');
  await font.startIconFont();
}

/** Only pages that a worker took from its copies say so. */
async function showCopyNote(): Promise<void> {
  const note = await import('../features/offline/copy-note.browser.ts');
  note.showCopyNote();
}
