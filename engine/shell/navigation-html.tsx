import { textDigest } from '../base/text-digest.ts';
import type { DocsContextValue } from '../features/config/docs-provider.tsx';
import type { NavigationView, NavNode } from '../model/page-view.ts';
import { fillGroups } from './fill-groups.ts';
import { renderNavigation } from './render-navigation.tsx';

/* A tree of some 400 rows stands in every page: React draws it once, then only the marks change. */
const drawnTrees = new WeakMap<readonly NavNode[], Map<string, string>>();
/* While developing, every edit makes new trees that say the same. */
const drawnTexts = new Map<string, string>();
const digests = new Map<string, string>();

/** The rows of a side navigation as HTML, marked with where the reader stands. */
export function navigationHtml(navigation: NavigationView, config: DocsContextValue): string {
  const html = drawnTree(navigation.nodes, config);
  return markPlace(fillGroups(html, navigation, config), navigation);
}

/** A name that two pages share when the same rows stand beside them. */
export function navigationDigest({ nodes }: NavigationView, config: DocsContextValue): string {
  const html = drawnTree(nodes, config);
  const digest = digests.get(html) ?? textDigest(html);
  digests.set(html, digest);
  return digest;
}

function drawnTree(nodes: readonly NavNode[], config: DocsContextValue): string {
  const byLocale = drawnTrees.get(nodes) ?? new Map<string, string>();
  drawnTrees.set(nodes, byLocale);
  const html = byLocale.get(config.locale) ?? drawnText(nodes, config);
  byLocale.set(config.locale, html);
  return html;
}

function drawnText(nodes: readonly NavNode[], config: DocsContextValue): string {
  const text = `${config.locale} ${JSON.stringify(nodes)}`;
  const html = drawnTexts.get(text) ?? renderNavigation({ nodes, parents: [] }, config);
  drawnTexts.set(text, html);
  return html;
}

function markPlace(html: string, { nodes, active, parents }: NavigationView): string {
  const opened = parents.reduce((text, pathname) => {
    const group = `<details data-group="${escapeAttribute(pathname)}"`;
    return text.replaceAll(`${group}>`, () => `${group} open="">`);
  }, html);
  const href = active === undefined ? undefined : hrefOf(nodes, active);
  if (href === undefined) return opened;
  const link = `<a href="${escapeAttribute(href)}"`;
  return opened.replaceAll(
    `${link}>`,
    () => `${link} class="app-drawer-active" aria-current="page">`,
  );
}

function hrefOf(nodes: readonly NavNode[], pathname: string): string | undefined {
  for (const node of nodes) {
    if (node.kind === 'page' && node.pathname === pathname) return node.href;
    const href = hrefOf(node.children, pathname);
    if (href !== undefined) return href;
  }
  return undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/* The same five characters that React escapes, so that the marks find what React wrote. */
function escapeAttribute(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
