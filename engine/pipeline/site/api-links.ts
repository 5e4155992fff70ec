import type { Page } from '../../model/page.ts';
import { findEntry, pathnameOfEntry } from './api-routes.ts';
import type { SiteIndex } from './site-index.ts';

/** Id of the section that leads from a text to the entries it teaches. */
export const apiSectionId = 'api';

/** The reference pages of the components and hooks that a text names; none when the text has a section of that id itself. */
export function apiLinksOf(index: SiteIndex, page: Page): { name: string; pathname: string }[] {
  const isTaken = page.contents.some(({ id }) => id === apiSectionId);
  const { components = [], hooks = [] } = page.frontmatter;
  return (isTaken ? [] : [...components, ...hooks]).flatMap((name) => {
    const entry = findEntry(index, name, page.folder);
    const pathname = entry && pathnameOfEntry(index, entry);
    return pathname === undefined ? [] : [{ name, pathname }];
  });
}
