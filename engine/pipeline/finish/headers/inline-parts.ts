import { hasInlineStyles } from '../../../model/inline-styles.ts';

/** What stands inside of a page and therefore has to be named in its policy. */
export interface InlineParts {
  /** Texts of the scripts, exactly as the browser sees them. */
  scripts: readonly string[];
  /** True when demos of the page bring styles along or make them. */
  hasStyles: boolean;
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Types of script elements that hold data, which no policy asks about. */
const data = /\btype="(?:application|text)\/[a-z+]*(?:json|markdown|plain)[^"]*"/;

/** Finds the inline scripts and styles of a built page. */
export function inlinePartsOf(html: string): InlineParts {
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || data.test(attributes) ? [] : [text],
  );
  return { scripts, hasStyles: hasInlineStyles(html) };
}
