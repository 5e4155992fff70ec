import type { Plan } from '../../../model/plan.ts';
import type { FoundPage } from '../search-engine.ts';
import type { MarkedText } from '../text/marked-text.ts';

/** Drawings that entries can have. */
export type EntryIcon = 'page' | 'hash' | 'code' | 'clock' | 'sliders' | 'arrow' | 'search';

/** One row of the dialog that can be chosen. */
export interface Entry {
  icon: EntryIcon;
  title: MarkedText;
  /** Small text below the title. */
  hint: string;
  /** What kind of thing it is, in a word. */
  kind?: string;
  plan?: Plan;
  /** Version it came with, when that is newer than the reader's. */
  since?: string;
  /** True for a place inside the page of the row above. */
  inner?: boolean;
  href?: string;
  /** What choosing it does, when it is not a link. */
  run?: () => void;
  /** True when the dialog stays open after it is chosen. */
  stays?: boolean;
  /** The page it belongs to, for the preview and for the list of recent ones. */
  page?: FoundPage;
}

/** Rows under one heading. */
export interface EntryGroup {
  label: string;
  count?: number;
  entries: readonly Entry[];
}

/** Text without marks. */
export function plain(text: string): MarkedText {
  return { text, marks: [] };
}
