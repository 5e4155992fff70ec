import { navTarget, type NavItem } from 'engine';

/** A pair of canonical pathnames: an address without a page, and the page it leads to. */
export type AddressPair = readonly [from: string, to: string];

/** Leads every group to its first page, because groups have no page of their own. */
export function groupAddressesOf(items: readonly NavItem[]): AddressPair[] {
  return items.flatMap((item): AddressPair[] =>
    item.children ? [[item.pathname, navTarget(item)], ...groupAddressesOf(item.children)] : [],
  );
}
