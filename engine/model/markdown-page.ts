import type { Locale } from './locale.ts';

/** A page as programs need it to choose and find its text. */
export interface MarkdownPage {
  pathname: string;
  locale: Locale;
  href: string;
  /** Address of the Markdown below the root of the site. */
  markdown: string;
  title: string;
  description: string;
  kind: 'guide' | 'api' | 'screen';
  /** Id of the product; absent on the site's own pages. */
  product?: string;
  productName?: string;
  /** Installed version of the product's package. */
  version: string;
  /** Group of the navigation the page stands in. */
  group?: string;
  plan?: string;
  /** Content folder, which names the file of its demos. */
  folder?: string;
  demos?: readonly string[];
  headings: readonly string[];
  /** True when the text is that of the default language. */
  untranslated?: true;
}
