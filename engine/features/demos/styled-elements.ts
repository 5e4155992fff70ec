/** An element of finished HTML that a style cache has given a class. */
export interface StyledElement {
  name: string;
  /** Where it stands below the root, as a selector: `>:nth-child(1)>:nth-child(2)`. */
  path: string;
}

const tag = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;
const childless = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** The elements with a class of a style cache, in their order. React escapes `>` in attributes, so tags end at the first. */
export function styledElementsIn(html: string, key: string): StyledElement[] {
  const found: StyledElement[] = [];
  // How many children each open element has so far; the first is the root.
  const counts = [0];
  for (const [, end, element = '', attributes = ''] of html.matchAll(tag)) {
    if (end) {
      counts.pop();
      continue;
    }
    counts.push((counts.pop() ?? 0) + 1);
    const name = classIn(attributes, key);
    if (name !== undefined) {
      found.push({ name, path: counts.map((count) => `>:nth-child(${String(count)})`).join('') });
    }
    if (!childless.test(element) && !attributes.endsWith('/')) counts.push(0);
  }
  return found;
}

function classIn(attributes: string, key: string): string | undefined {
  const [, list = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
  return list.split(' ').find((name) => name.startsWith(`${key}-`));
}
