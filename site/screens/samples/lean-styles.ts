/** Older names of properties and values, which browsers understand without. */
const prefixed = /(?<=[{;])(?:display:)?-(?:webkit|moz|ms)-[^;{}]*(?:;|(?=\}))/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const emptyBlock = /@[^{}]+\{\s*\}/g;

/** States that something which nobody can reach never has. */
const states =
  /:hover|:focus|:active|:-webkit-autofill|\.Mui-(?:disabled|focusVisible|focused|error)/;

/** The styles of components that only show themselves: without states, print and older names. */
export function leanStyles(css: string): string {
  return css
    .replace(prefixed, '')
    .replace(rule, (whole, selectors: string, declarations: string) =>
      declarations === '' || selectors.split(',').every((selector) => states.test(selector))
        ? ''
        : whole,
    )
    .replace(emptyBlock, '');
}
