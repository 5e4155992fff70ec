import type { Locale } from '../../model/locale.ts';
import type { Plan } from '../../model/plan.ts';
import type { MarkedText } from './text/marked-text.ts';

/** What a page is: a text to read or a reference to look things up in. */
export type PageKind = 'guide' | 'api';

/** What a place inside a page is. */
export type PartKind = 'section' | 'demo' | 'prop' | 'slot' | 'class' | 'method';

/** What a reader asks. */
export interface SearchQuery {
  text: string;
  locale: Locale;
  /** Product of the page the reader is on; its pages come first when others are as good. */
  readerProduct?: string;
  /** Only pages of this product. */
  product?: string;
  /** Only pages of this kind. */
  kind?: PageKind;
}

/** A place inside a found page that answers the question more exactly. */
export interface FoundPart {
  kind: PartKind;
  title: MarkedText;
  href: string;
  plan?: Plan;
}

/** A found page with the places in it that match. */
export interface FoundPage {
  /** Name of the page within the engine, for `preview`. */
  id: string;
  kind: PageKind;
  title: MarkedText;
  description: string;
  href: string;
  product: string;
  productName: string;
  plan?: Plan;
  /** Names of the groups above the page, the widest first. */
  trail: readonly string[];
  /** Names of the other forms of the same component, which have no row of their own. */
  forms?: readonly string[];
  parts: readonly FoundPart[];
}

/** The answer to a question, best pages first. */
export interface SearchResults {
  pages: readonly FoundPage[];
  /** How many pages match, by product and before any filter. */
  counts: Readonly<Record<string, number>>;
  total: number;
  /** The question as it was understood, when words were corrected. */
  corrected?: string;
  /** True when files of the index were missing, so that results may be. */
  partial?: boolean;
  /** True when nothing matches and the pages are only the nearest by name. */
  nearest?: boolean;
}

/** A passage of a page that shows where the question matches. */
export interface Preview {
  title: string;
  text: MarkedText;
  /** The first code of the passage. */
  code?: string;
}

/** Something that can be searched; the dialog knows nothing more about it. */
export interface SearchEngine {
  /** The products that can be chosen as filters. */
  products(): Promise<readonly { id: string; name: string }[]>;
  search(query: SearchQuery): Promise<SearchResults>;
  /** The passage behind a result: of the page, or of one of its parts by address. */
  preview(page: FoundPage, href: string, text: string): Promise<Preview | undefined>;
}
