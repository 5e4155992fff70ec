import type { Plan } from '../../../model/plan.ts';
import type { LibraryMarks } from '../query/understand-query.ts';
import type { PageKind, PartKind } from '../search-engine.ts';

/** The start of an index: everything else is found from here. */
export interface IndexManifest {
  /** Folder of the other files; its name changes with their content. */
  folder: string;
  /** Number of pages. */
  pages: number;
  /** Neighboring pages of one product and kind, by their first number. */
  ranges: readonly PageRange[];
  /** Pages of the forms of one component, the plain form first: a list shows one of them. */
  families: readonly (readonly number[])[];
  /** Where each file of terms begins: as much of its first term as tells it from the last one before. */
  shards: readonly string[];
  library?: LibraryMarks;
}

/** A run of pages of one product and kind. */
export interface PageRange {
  from: number;
  product: string;
  productName: string;
  kind: PageKind;
}

/** How often a term occurs, then page (as a step from the one before), impact and section, again and again. */
export type Postings = readonly number[];

/** A file of terms. */
export type TermShard = Readonly<Record<string, Postings>>;

/** What a list of results shows of a page. */
export interface PageCard {
  title: string;
  name?: string;
  description: string;
  href: string;
  plan?: Plan;
  trail: readonly string[];
  /** Names of the other forms of the same component. */
  forms?: readonly string[];
  sections: readonly (readonly [id: string, title: string])[];
  members: readonly MemberGroup[];
}

/** The rows of one kind on a reference page. */
export interface MemberGroup {
  kind: Exclude<PartKind, 'section'>;
  /** What stands before a name in the anchor of its row. */
  anchor: string;
  /** The heading above the rows, where it can be asked for. */
  heading?: readonly [id: string, title: string];
  names: readonly string[];
  plans?: Readonly<Record<string, Plan>>;
}

/** The texts of a page: of its sections by number, and of its rows by anchor. */
export interface PageTexts {
  sections: readonly string[];
  /** The first code of those sections that have some, by number. */
  samples?: Readonly<Record<number, string>>;
  members: Readonly<Record<string, string>>;
}

/** Name of the file with the terms of a shard. */
export function shardFile(shard: number): string {
  return `terms/${String(shard)}.json`;
}

/** Name of the file with the card of a page. */
export function cardFile(page: number): string {
  return `cards/${String(page)}.json`;
}

/** Name of the file with the texts of a page. */
export function textFile(page: number): string {
  return `texts/${String(page)}.json`;
}

/** Name of the file with the words that typing mistakes are compared with. */
export const vocabularyFile = 'vocabulary.json';
