import type { Definition, RootContent } from 'mdast';
import type { ReactNode } from 'react';
import type { DemoBlock, PageLink, PagePicture } from '../../model/page.ts';
import type { Highlight } from '../code/highlight.node.ts';
import type { NamesIn } from '../code/with-names.node.ts';
import type { Outline } from './create-outline.ts';
import type { Report } from './report.ts';

/** What the rendering of one page shares and collects. */
export interface PageScope {
  /** The text of the file, for what the syntax tree does not keep. */
  readonly text: string;
  /** Undefined when the frontmatter is wrong. */
  readonly title: string | undefined;
  readonly highlight: Highlight;
  /** Finds the names in code that the API reference knows; absent when the site has none. */
  readonly namesIn: NamesIn | undefined;
  readonly report: Report;
  readonly outline: Outline;
  /** Major versions that install commands ask for, by package. */
  readonly majors: Readonly<Record<string, string>>;
  readonly links: PageLink[];
  /** Demos met inside steps and boxes since the last block was finished. */
  readonly demos: DemoBlock[];
  /** True inside what may hold demos, such as a step. */
  readonly holdsDemos: boolean;
  /** True inside the cells of a table. */
  readonly inCell: boolean;
  /** Link definitions by identifier. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Pictures beside the page, by the address that the page writes. */
  readonly pictures: ReadonlyMap<string, PagePicture>;
  /** How many blocks of each kind were met, so that names and ids are unique on the page. */
  readonly counts: { titles: number; code: number; tabs: number; tables: number };
}

/** Turns what a directive holds into React. */
export type RenderInside = (nodes: readonly RootContent[], scope: PageScope) => ReactNode;
