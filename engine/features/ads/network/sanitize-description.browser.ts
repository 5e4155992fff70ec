import { adNumbers } from '../ad-numbers.ts';

const allowed = new Set(['B', 'STRONG', 'I', 'EM', 'BR']);
/** What they hold is not meant to be read. */
const unread = 'script, style, template, title, textarea, noscript, iframe, object, svg, math';

/**
 * Takes text and a few marks out of HTML from outside.
 * It is parsed where nothing runs or loads, and every node of the outcome is made anew, without attributes.
 */
export function sanitizeDescription(html: string): DocumentFragment {
  const bare = withoutAttributes(html.slice(0, adNumbers.longestHtml));
  const { body } = new DOMParser().parseFromString(inertHtml(bare), 'text/html');
  const outcome = document.createDocumentFragment();
  copyInto(outcome, body, adNumbers.longestDescription);
  return outcome;
}

const tag = /<(\/?)([a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/*
 * Browsers report styles and handlers against the policy of the page even where they parse for nobody.
 * None of them is kept, so they need not be there; what this misses is reported, and never runs.
 */
function withoutAttributes(html: string): string {
  return html.replace(tag, (_tag, slash: string, name: string) =>
    name.toLowerCase() === 'style' ? `<${slash}template>` : `<${slash}${name}>`,
  );
}

interface HtmlPolicy {
  createHTML: (html: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
}
let policy: HtmlPolicy | undefined;

/* Only for the parser above: where the page demands Trusted Types, even inert HTML needs a policy. */
function inertHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('ads', { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

/* Gives back how many characters are still free. */
function copyInto(target: Node, source: Node, free: number): number {
  let left = free;
  for (const node of source.childNodes) {
    if (left <= 0) break;
    if (node instanceof Text) {
      const text = node.data.slice(0, left);
      target.appendChild(document.createTextNode(text));
      left -= text.length;
    } else if (node instanceof Element && !node.matches(unread)) {
      // A mark costs a character, so that a thousand empty ones are not kept.
      left = copyInto(placeFor(node, target), node, left - 1);
    }
  }
  return left;
}

function placeFor(element: Element, target: Node): Node {
  if (!allowed.has(element.tagName)) return target;
  return target.appendChild(document.createElement(element.tagName));
}
