import type { PageAction } from '../palette/page-actions.browser.ts';
import { plain, type Entry, type EntryGroup } from './entry.ts';
import { forgetPlaces, readRecent } from './recent.browser.ts';
import type { TranslateSearch } from './result-groups.ts';

/** What the dialog offers before anything is typed: where the reader was, where one can go, what one can do. */
export function startGroups(
  actions: readonly PageAction[],
  t: TranslateSearch,
  onForget: () => void,
): EntryGroup[] {
  const recent = readRecent().map(({ title, hint, href }): Entry => ({
    icon: 'clock',
    title: plain(title),
    hint,
    href,
  }));
  const forget: Entry = {
    icon: 'clock',
    title: plain(t('search.forget')),
    hint: '',
    run: () => {
      forgetPlaces();
      onForget();
    },
  };
  const isPlace = ({ name }: PageAction) => name === 'product';
  return [
    { label: t('search.recent'), entries: recent.length > 0 ? [...recent, forget] : [] },
    { label: t('search.goTo'), entries: actions.filter(isPlace).map((it) => entryOfAction(it, t)) },
    {
      label: t('search.actionsGroup'),
      entries: actions.filter((it) => !isPlace(it)).map((it) => entryOfAction(it, t)),
    },
  ];
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
