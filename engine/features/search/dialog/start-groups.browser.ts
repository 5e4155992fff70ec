import type { PageAction } from '../palette/page-actions.browser.ts';
import { plain, type Entry, type EntryGroup } from './entry.ts';
import { forgetQuestions, readQuestions } from './recent-questions.browser.ts';
import { forgetPlaces, readRecent } from './recent.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** What the rows of the start screen do with the dialog. */
export interface StartEvents {
  /** Asks a question again. */
  onAsk: (text: string) => void;
  /** The lists of recent things were emptied. */
  onForget: () => void;
}

/** What the dialog offers before anything is typed: where the reader was, where one can go, what one can do. */
export function startGroups(
  actions: readonly PageAction[],
  t: TranslateSearch,
  events: StartEvents,
): EntryGroup[] {
  const places = readRecent().map(({ title, hint, href }): Entry => ({
    icon: 'clock',
    title: plain(title),
    hint,
    href,
  }));
  const isPlace = ({ name }: PageAction) => name === 'product';
  const questions = questionRows(events);
  return [
    ...withForget(forgetRow(t, events), [
      { label: t('search.recent'), entries: places },
      { label: t('search.recentSearches'), entries: questions },
    ]),
    { label: t('search.goTo'), entries: actions.filter(isPlace).map((it) => entryOfAction(it, t)) },
    {
      label: t('search.actionsGroup'),
      entries: actions.filter((it) => !isPlace(it)).map((it) => entryOfAction(it, t)),
    },
  ];
}

/** The row that empties the lists stands below the last of them. */
function withForget(forget: Entry, groups: readonly EntryGroup[]): EntryGroup[] {
  const filled = groups.filter(({ entries }) => entries.length > 0);
  return filled.map((group) =>
    group === filled.at(-1) ? { ...group, entries: [...group.entries, forget] } : group,
  );
}

function questionRows({ onAsk }: StartEvents): Entry[] {
  return readQuestions().map((text) => ({
    icon: 'search',
    title: plain(text),
    hint: '',
    stays: true,
    run: () => onAsk(text),
  }));
}

function forgetRow(t: TranslateSearch, { onForget }: StartEvents): Entry {
  return {
    icon: 'clock',
    title: plain(t('search.forget')),
    hint: '',
    stays: true,
    run: () => {
      forgetPlaces();
      forgetQuestions();
      onForget();
    },
  };
}

/** An action as a row. */
export function entryOfAction({ name, label, href, run }: PageAction, t: TranslateSearch): Entry {
  return {
    icon: href === undefined ? 'sliders' : 'arrow',
    title: plain(label),
    hint: name === 'settings' ? t('search.settingsHint') : '',
    ...(href !== undefined && { href }),
    ...(run && { run }),
  };
}
