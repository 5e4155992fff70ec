import type { Locale } from './locale.ts';
import type { Plan } from './plan.ts';

/** One page as found on disk, not yet compiled. */
export interface PageSource {
  /** Folder below the content folder, e.g. `tree-view/overview`. */
  folder: string;
  locale: Locale;
  /** Absolute file name, used in messages. */
  file: string;
  text: string;
}

/** What an author declares about a page. */
export interface Frontmatter {
  title: string;
  description: string;
  /** The line under the title, when the description is too long for it. */
  lead?: string;
  components?: readonly string[];
  hooks?: readonly string[];
  packages?: readonly string[];
  waiAria?: string;
  plan?: Plan;
  /** What readers ask that the page answers, in their words. */
  questions?: readonly string[];
}

/** An entry of the contents list; h2 entries hold their h3 entries. */
export interface ContentsEntry {
  id: string;
  /** Plain text. */
  text: string;
  plan?: Plan;
  children: readonly ContentsEntry[];
}

/** How much of a demo's code is shown at first. */
export type DemoCode = 'open' | 'closed' | 'preview';

/** A demo as asked for by a page. */
export interface DemoBlock {
  kind: 'demo';
  name: string;
  /** Line of the directive in the page, for messages. */
  line: number;
  code?: DemoCode;
  height?: number;
  frame?: 'outlined' | 'inline' | 'iframe';
  toolbar?: boolean;
  edit?: boolean;
  /** How many blanks stand before it in Markdown, where it belongs to an item of a list. */
  indent?: number;
}

/** An excerpt of the API reference as asked for by a page. */
export interface ApiBlock {
  kind: 'api';
  name: string;
  line: number;
  only?: readonly string[];
}

/** A component with controls for its props as asked for by a page. */
export interface PlaygroundBlock {
  kind: 'playground';
  /** Name of the component's API entry. */
  component: string;
  line: number;
  /** Props to show, in this order. */
  only?: readonly string[];
  /** Texts of the values at first, by the name of the prop. */
  values?: Readonly<Record<string, string>>;
  /** Texts of values that no control changes, by the path of the prop: `slotProps.input.aria-label`. */
  fixed?: Readonly<Record<string, string>>;
  /** Whether the component takes the whole width of the stage. */
  wide?: boolean;
}

/** A part of a component, as a page tells of it. */
export interface AnatomyPart {
  /** Key of a class: `thumb`; of another component: `CardHeader.avatar`, or `CardHeader` for all of it. */
  name: string;
  line: number;
  /** What the page says of it. */
  html: string;
  /** The parts inside it. */
  parts: readonly AnatomyPart[];
}

/** The parts of a component and how they lie inside each other. */
export interface AnatomyBlock {
  kind: 'anatomy';
  /** Name of the component's API entry. */
  component: string;
  line: number;
  parts: readonly AnatomyPart[];
  /** The same as a list in Markdown. */
  markdown: string;
}

/** A search over the icons of the site as asked for by a page. */
export interface IconsBlock {
  kind: 'icons';
  line: number;
}

/**
 * Finished HTML of prose, code and callouts. Interface words are tokens (`localize-html`)
 * and internal links canonical, so one compilation serves every language.
 */
export interface HtmlBlock {
  kind: 'html';
  html: string;
  /** The same as Markdown, with tokens for words and addresses (`markdown-token`). */
  markdown: string;
}

/** A part of a page, in reading order. */
export type Block = HtmlBlock | DemoBlock | ApiBlock | PlaygroundBlock | AnatomyBlock | IconsBlock;

/** A link of a page to another place on the site, checked by the build. */
export interface PageLink {
  href: string;
  line: number;
}

/** A picture that lies beside a page, and how it is published. */
export interface PagePicture {
  /** As the page writes it: `./name.png`. */
  url: string;
  /** Absolute file name. */
  file: string;
  /** Address of the compressed picture. */
  src: string;
  width: number;
  height: number;
}

/** One compiled page in one language: plain data, cached by the digest of its sources. */
export interface Page {
  folder: string;
  locale: Locale;
  file: string;
  frontmatter: Frontmatter;
  blocks: readonly Block[];
  contents: readonly ContentsEntry[];
  links: readonly PageLink[];
  pictures?: readonly PagePicture[];
}
