import type { Plan } from '../../../model/plan.ts';
import type { PageKind, PartKind } from '../search-engine.ts';

/** A heading of a page and the text below it; the first has no heading and no id. */
export interface RecordSection {
  id: string;
  title: string;
  text: string;
  /** Code below the heading in one line: it is found by the names in it. */
  code?: string;
  /** The first lines of the first code below the heading, as they are shown. */
  sample?: string;
}

/** A row of a reference page, or a demo of a text. */
export interface RecordMember {
  kind: Exclude<PartKind, 'section'>;
  name: string;
  text: string;
  plan?: Plan;
}

/** Where the rows of one kind are on a page: what stands before their name in an anchor. */
export type MemberAnchors = Readonly<Partial<Record<RecordMember['kind'], string>>>;

/** The headings above the rows of one kind, where they can be asked for. */
export type MemberHeadings = Readonly<
  Partial<Record<RecordMember['kind'], readonly [id: string, title: string]>>
>;

/** Everything a page is found by, in one language. */
export interface SearchRecord {
  href: string;
  title: string;
  /** The thing that a reference page is about, as it is imported. */
  name?: string;
  /** What else the page is called: in other languages, in the navigation, by readers. */
  names?: readonly string[];
  /** The beginnings of messages that the page explains. */
  messages?: readonly string[];
  /** The component that this one is a form of: `DataGrid` of `DataGridPro`. */
  formOf?: string;
  description: string;
  kind: PageKind;
  product: string;
  productName: string;
  plan?: Plan;
  /** Names of the groups above the page, the widest first. */
  trail: readonly string[];
  sections: readonly RecordSection[];
  members: readonly RecordMember[];
  anchors: MemberAnchors;
  headings?: MemberHeadings;
  /** What readers ask that the page answers, in their words. */
  questions?: readonly string[];
  /** Names that the demos of the page use. */
  uses: readonly string[];
  /** How much the page counts beside others that match as well; 1 is usual. */
  weight: number;
}
