const styles = /<style[\s>]|<[a-z][^<>]*\sstyle="|\sdata-(?:demo|play|playground|preview)[\s=>]/;

/** True when demos of a page bring styles along or make them, so that its policy must allow styles in the page itself. */
export function hasInlineStyles(html: string): boolean {
  return styles.test(html);
}
