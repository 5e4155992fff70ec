/** Names of what this site documents; another site has others. */
const names = /\bmui\b|@mui\/|Mui[A-Z-]|material[- ]ui|toolpad|joy-ui|component docs/i;

/** Names that the specification gives to attributes, keys and ids, and that readers' browsers have kept. */
const specified =
  /data-mui-color-scheme|'MUI System'|muiColorScheme|mui-(?:mode|color-scheme-[\w$]*|product-\w+|version-\w+)|mui:product\w+|--mui-[\w-]+/gi;

/** Whether a text names a product of this site, but for the names that the specification gives. */
export function namesProduct(text: string): boolean {
  // In a pattern the sign of a word's edge would hide the name that follows it.
  return names.test(text.replace(specified, '').replaceAll(String.raw`\b`, ' '));
}
