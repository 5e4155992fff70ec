import type { NavItem } from 'engine';
import { docsConfig } from '../docs.config.ts';

/** The entries of one of the site's trees. */
export function treeOf(id: 'main' | 'x'): readonly NavItem[] {
  return docsConfig.navigations.find((navigation) => navigation.id === id)?.items ?? [];
}

/** All entries of a tree, parents before their children. */
export function itemsOf(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.children ?? [])]);
}

/** True for reference pages, which the build makes from declarations. */
export function isApiPage({ pathname }: NavItem): boolean {
  return /^(?:\/api-docs|\/x\/api|\/system\/api)\//.test(pathname);
}
