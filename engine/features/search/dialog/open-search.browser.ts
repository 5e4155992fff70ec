import { pageLocale } from '../../../base/page-locale.browser.ts';
import type { SearchEngine, SearchQuery, SearchResults } from '../search-engine.ts';
import { commandIn, findActions, findCommands } from '../palette/find-actions.ts';
import { pageActions, type PageAction } from '../palette/page-actions.browser.ts';
import { createWorkerEngine } from '../worker/create-worker-engine.browser.ts';
import { startSearchWorker } from '../worker/start-search-worker.browser.ts';
import type { FindNews } from '../../my-version/find-news.browser.ts';
import { drawBlank, type WayOn } from './blank-view.browser.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { drawChips, type Filters } from './filter-chips.browser.ts';
import { framePartsOf, type FrameParts } from './frame-parts.ts';
import { keepFocus } from './keep-focus.browser.ts';
import { createKeysOffer } from './keys-offer.browser.ts';
import { createListView, type ListView } from './list-view.browser.ts';
import { createCursor, type OptionCursor } from './option-keys.browser.ts';
import { createPreview } from './preview-pane.browser.ts';
import { loadNewsOfReader } from './reader-news.browser.ts';
import { rememberQuestion } from './recent-questions.browser.ts';
import { rememberPlace } from './recent.browser.ts';
import { resultGroups, type TranslateSearch } from './result-groups.ts';
import { publicHrefFor, type SearchSetup } from './search-setup.ts';
import { entryOfAction, startGroups } from './start-groups.browser.ts';
import { failureOf } from './failure-of.ts';

/** What the dialog works with. */
export interface SearchOptions {
  /** The open dialog; the reader may have typed into it already. */
  dialog: HTMLDialogElement;
  setup: SearchSetup;
  translate: TranslateSearch;
  /** True in a site that is being written, which has no index yet. */
  isDevelopment: boolean;
}

/** Milliseconds without a new question until the counts follow: while somebody types, only the answers matter. */
const settled = 250;

/** The engine outlives the dialog, so that what was loaded once is not loaded again. */
let engine: SearchEngine | undefined;

/** Makes the open dialog answer to what is typed and pressed in it. */
export function runSearch(options: SearchOptions): void {
  const { dialog } = options;
  if (!dialog.open) return;
  const frame = framePartsOf(dialog);
  const session = createSession(frame, options);
  frame.input.addEventListener('input', () => void session.ask());
  keepFocus(dialog, frame.input);
  void session.ask();
}

/** Loads in advance what the first question needs. */
export function prepareEngine(): void {
  void engineOfPage()
    .products()
    .catch(() => undefined);
}

function engineOfPage(): SearchEngine {
  engine ??= createWorkerEngine(pageLocale(), startSearchWorker);
  return engine;
}

interface Session {
  frame: FrameParts;
  setup: SearchSetup;
  t: TranslateSearch;
  filters: Filters;
  isDevelopment: boolean;
  actions: readonly PageAction[];
  view: ListView;
  cursor: OptionCursor;
  offerKeys: (found: readonly PageAction[]) => void;
  /** Says what is newer than the versions the reader uses. */
  news: Promise<FindNews>;
  /** Number of the question asked last: answers to earlier ones come too late. */
  asked: number;
  ask: () => Promise<void>;
}

function createSession(frame: FrameParts, options: SearchOptions): Session {
  const { setup, translate: t, isDevelopment } = options;
  const preview = createPreview(frame.peek, engineOfPage);
  const view = createListView(frame.list, t);
  const cursor = createCursor(frame.input, frame.list, {
    onWalk: () => view.reveal(),
    onMove: (entry) => preview(entry, frame.input.value),
    onChoose: (entry, newTab) => choose(session, entry, newTab),
  });
  const session: Session = {
    frame,
    setup,
    t,
    isDevelopment,
    view,
    cursor,
    offerKeys: createKeysOffer(frame.keys, (it) => choose(session, entryOfAction(it, t), false)),
    filters: { product: '', kind: '' },
    actions: pageActions(setup, t),
    news: loadNewsOfReader(),
    asked: 0,
    ask: () => ask(session),
  };
  return session;
}

async function ask(session: Session): Promise<void> {
  const { frame, setup, filters } = session;
  const number = (session.asked += 1);
  const text = frame.input.value;
  frame.list.ariaBusy = 'true';
  // Keys that are pressed already come first: only what they leave is asked.
  await new Promise((resolve) => setTimeout(resolve));
  if (number !== session.asked) return;
  if (text.trim() === '') showStart(session);
  const command = commandIn(text);
  if (command !== undefined) {
    showCommands(session, text, command);
    frame.list.ariaBusy = 'false';
    return;
  }
  try {
    const ready = engineOfPage();
    const query: SearchQuery = {
      text,
      locale: pageLocale(),
      ...(setup.product && { readerProduct: setup.product }),
      ...(filters.product && { product: filters.product }),
      ...(filters.kind && { kind: filters.kind }),
    };
    const [results, products, findNews] = await Promise.all([
      ready.search(query),
      ready.products(),
      session.news,
    ]);
    if (number !== session.asked) return;
    const groups = resultGroups(results, session.t, findNews);
    if (text.trim() !== '') showResults(session, text, { results, groups });
    setTimeout(() => {
      if (number === session.asked) showChips(session, products, results);
    }, settled);
  } catch {
    if (number === session.asked && text.trim() !== '') showFailure(session, text);
  }
  if (number === session.asked) frame.list.ariaBusy = 'false';
}

function showStart(session: Session): void {
  const groups = startGroups(session.actions, session.t, {
    onForget: () => showStart(session),
    onAsk: (text) => {
      session.frame.input.value = text;
      void session.ask();
    },
  });
  show(session, groups, '');
}

interface Found {
  results: SearchResults;
  groups: readonly EntryGroup[];
}

function showResults(session: Session, text: string, { results, groups }: Found): void {
  const { t, actions } = session;
  const found = findActions(actions, text);
  const pages = results.nearest
    ? [{ label: t('search.nearest'), entries: groups.flatMap((it) => it.entries) }]
    : groups;
  // The Enter key opens the first row: a page is harmless, a changed setting may not be what was meant.
  show(session, [...pages, actionGroup(session, found)], statusOf(results, t));
  session.offerKeys(found);
  if (results.total === 0 && found.length === 0) showNone(session, text);
  else if (results.corrected !== undefined)
    note(session, t('search.corrected').replace('{text}', results.corrected));
  if (results.partial) note(session, t('search.partial'));
}

function showCommands(session: Session, text: string, command: string): void {
  const found = findCommands(session.actions, command);
  const { t } = session;
  show(session, [actionGroup(session, found)], t('search.actionsGroup'));
  if (found.length === 0) showNone(session, text);
}

function actionGroup({ t }: Session, found: readonly PageAction[]): EntryGroup {
  return {
    label: t('search.actionsGroup'),
    entries: found.map((action) => entryOfAction(action, t)),
  };
}

function show(
  { frame, view, cursor, offerKeys }: Session,
  groups: readonly EntryGroup[],
  status: string,
): void {
  const rows = view.show(groups);
  frame.blank.hidden = true;
  const hasPages = rows.some(({ entry }) => entry.page);
  frame.body.classList.toggle('palette__body--peek', hasPages);
  frame.status.textContent = status;
  frame.list.hidden = false;
  offerKeys([]);
  cursor.show(rows);
}

function statusOf({ total }: SearchResults, t: TranslateSearch): string {
  return total === 1 ? t('search.countOne') : t('search.count').replace('{count}', String(total));
}

/** A sentence above the list. */
function note({ frame }: Session, text: string): void {
  frame.blank.replaceChildren(text);
  frame.blank.className = 'palette__note';
  frame.blank.hidden = false;
}

function showNone(session: Session, text: string): void {
  const { t, filters, frame } = session;
  const isFiltered = filters.product !== '' || filters.kind !== '';
  const all: WayOn = {
    text: t('search.searchAll'),
    run: () => setFilters(session, { product: '', kind: '' }),
  };
  const title = t('search.none').replace('{text}', text.trim());
  frame.body.classList.remove('palette__body--peek');
  showBlank(
    session,
    drawBlank(title, t('search.noneHint'), [
      ...(isFiltered ? [all] : []),
      ...waysOut(session, text),
    ]),
  );
  frame.status.textContent = title;
}

function showFailure(session: Session, text: string): void {
  const { t, frame } = session;
  const again: WayOn = { text: t('search.retry'), run: () => void session.ask() };
  const failure = failureOf({ isOnline: navigator.onLine, isDevelopment: session.isDevelopment });
  const [title, hint] = [t(failure.title), t(failure.hint)];
  show(session, [], title);
  frame.list.hidden = true;
  showBlank(session, drawBlank(title, hint, [again, ...waysOut(session, text)]));
}

function showBlank({ frame }: Session, blank: HTMLElement): void {
  frame.blank.className = '';
  frame.blank.replaceChildren(blank);
  frame.blank.hidden = false;
}

/** Searches elsewhere for the same words. */
function waysOut({ setup, t }: Session, text: string): WayOn[] {
  const query = encodeURIComponent(text.trim());
  const { repositoryHref } = setup;
  return [
    {
      text: t('search.searchRepository'),
      href: repositoryHref && `${repositoryHref}/search?q=${query}`,
    },
    { text: t('search.searchPublic'), href: publicHrefFor(setup, text.trim()) },
  ].filter(({ href }) => href !== undefined);
}

function setFilters(session: Session, change: Partial<Filters>): void {
  session.filters = { ...session.filters, ...change };
  session.frame.input.focus();
  void session.ask();
}

function showChips(
  session: Session,
  products: readonly { id: string; name: string }[],
  { counts }: SearchResults,
): void {
  const { filters, t, frame } = session;
  const onChange = (change: Partial<Filters>) => setFilters(session, change);
  frame.chips.replaceChildren(...drawChips({ products, counts, filters, onChange }, t));
}

function choose({ frame }: Session, entry: Entry, newTab: boolean): void {
  const { href, run, page, title, hint, stays } = entry;
  if (page && href !== undefined) {
    rememberQuestion(frame.input.value);
    rememberPlace({ title: title.text, hint: entry.inner ? hint : page.productName, href });
  }
  if (newTab && href !== undefined) {
    window.open(href, '_blank', 'noopener');
    return;
  }
  // A pressed row has the focus, and goes when the list is drawn anew.
  if (stays) frame.input.focus();
  else frame.dialog.close();
  run?.();
  if (href !== undefined) location.assign(href);
}
