import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Gives the address to put into a link; undefined leaves only its text. */
export type ResolveLink = (href: string) => string | undefined;

const processor = unified()
  .use(remarkParse)
  // Comments name addresses without the signs of a link.
  .use(remarkGfm, { singleTilde: false })
  .use(tagsAsText)
  .use(remarkRehype)
  .freeze();
const trees = new Map<string, HastRoot>();
/** Comments without links are the same on every page. */
const finished = new Map<string, string>();

/** Finished HTML of a comment's Markdown; one paragraph stands without its element. */
export function renderDescription(markdown: string, resolveLink: ResolveLink): string {
  const known = finished.get(markdown);
  if (known !== undefined) return known;
  const tree = structuredClone(treeOf(markdown));
  const links: Element[] = [];
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'a') links.push(element);
    fix(element, resolveLink);
  });
  const html = htmlOf(tree);
  if (links.length === 0) finished.set(markdown, html);
  return html;
}

function htmlOf(tree: HastRoot): string {
  const blocks = tree.children.filter((child) => child.type === 'element');
  const [only] = blocks;
  const isSingle = blocks.length === 1 && only?.tagName === 'p';
  return toHtml(isSingle ? { type: 'root', children: only.children } : tree);
}

/** Packages repeat their comments, and every language shows the same ones. */
function treeOf(markdown: string): HastRoot {
  const known = trees.get(markdown) ?? processor.runSync(processor.parse(markdown));
  trees.set(markdown, known);
  return known;
}

/** Comments speak of elements such as <div> without meaning them. */
function tagsAsText() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index, parent) => {
      if (parent && index !== undefined) {
        parent.children[index] = { type: 'text', value: node.value };
      }
    });
  };
}

function fix(element: Element, resolveLink: ResolveLink): void {
  if (/^h[1-6]$/.test(element.tagName)) {
    element.tagName = 'p';
  }
  if (element.tagName === 'img') {
    replace(element, [{ type: 'text', value: textOf(element.properties['alt']) }]);
  }
  if (element.tagName === 'a') {
    fixLink(element, resolveLink);
  }
}

function fixLink(element: Element, resolveLink: ResolveLink): void {
  const href = resolveLink(textOf(element.properties['href']));
  if (href === undefined) {
    replace(element, element.children);
    return;
  }
  const isExternal = /^https?:/.test(href);
  element.properties = isExternal
    ? { className: ['link', 'link--external'], href, rel: ['noopener'] }
    : { href };
}

function replace(element: Element, children: ElementContent[]): void {
  element.tagName = 'span';
  element.properties = {};
  element.children = children;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
