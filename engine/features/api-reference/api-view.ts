import type { Locale } from '../../model/locale.ts';
import type { LinkView } from '../../model/page-view.ts';
import type { TextLanguage } from '../../model/text-language.ts';
import type { ApiEntry } from './api-entry.ts';
import { sectionsOf, type ApiSection } from './api-ids.ts';
import type { EntryHistory } from './history/entry-history.ts';

/** An entry with everything its page shows besides: plain data. */
export interface ApiView {
  entry: ApiEntry;
  locale: Locale;
  /** Language of the comments; absent when it is the page's own. */
  commentLanguage?: TextLanguage | undefined;
  /** Where the names of other entries lead, by name. */
  links: Readonly<Record<string, string>>;
  /** Names of types whose code can be shown. */
  types: readonly string[];
  /** The page that teaches the entry. */
  guide?: LinkView;
  /** Pages that teach the entry or show it in a demo. */
  demos: readonly LinkView[];
  /** Demos that set a prop, by the name of the prop. */
  uses: Readonly<Record<string, readonly LinkView[]>>;
  /** The entries whose props are passed on, nearest first. */
  ancestors: readonly ApiEntry[];
  /** What became of the entry and its rows; absent when its versions were never compared. */
  history?: EntryHistory;
  /** Id of the release line of its product; absent when it has none. */
  line?: string;
  /** Address of the same data for programs. */
  dataHref: string;
  /** Address of the code of types. */
  typesHref: string;
  /** What stands before the addresses of the reader's language. */
  hrefPrefix: string;
  /** Where the reader's choice of view is kept. */
  storagePrefix: string;
}

/** The parts of an entry's page, in reading order. */
export function sectionsOfView({ entry, demos, history }: ApiView): ApiSection[] {
  return sectionsOf(entry, { demos: demos.length > 0, history: history !== undefined });
}
