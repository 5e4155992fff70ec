import type { DisplaySettings } from '../../settings/display-settings.ts';
import type { PreviewLines } from './preview-lines.ts';

type CodeStyling = DisplaySettings['codeStyling'];

/** A demo in one styling: everything a reader can look at or take away. */
export interface StylingSources {
  ts: string;
  js: string;
  /** Files the demo imports, by name, as written. */
  files: Readonly<Record<string, string>>;
  /** The same files for the JavaScript variant. */
  jsFiles: Readonly<Record<string, string>>;
  /** Highlighted lines of all of them by file name; the demo itself is `<name>.tsx` and `<name>.jsx`. */
  html: Readonly<Record<string, string>>;
  /** The lines of the demo that are shown at first; absent when all are, or none. */
  preview?: PreviewLines;
  /** Style sheet that belongs to it. */
  css?: string;
  /** Address of the script that draws it. */
  script?: string;
  /** Addresses of what that script imports, beyond what every demo needs. */
  needs?: readonly string[];
}

/** Everything about one demo that is too much for its page and is fetched when it is asked for. */
export interface DemoSources extends StylingSources {
  /** Title for projects made of it. */
  title: string;
  /** Documented version of every package it needs. */
  versions: Readonly<Record<string, string>>;
  /** The other stylings it is written in. */
  stylings?: Readonly<Partial<Record<Exclude<CodeStyling, 'system'>, StylingSources>>>;
}

/** The demos of one page by name. */
export type PageDemos = Readonly<Record<string, DemoSources>>;

/** The demo in a styling, or as it is written first when it does not have that styling. */
export function sourcesIn(demo: DemoSources, styling: CodeStyling): StylingSources {
  return (styling === 'system' ? undefined : demo.stylings?.[styling]) ?? demo;
}
