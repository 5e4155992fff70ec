/** Folder of the files with rows of side navigations. */
const folder = '/navigation/';

/** Address of the file with the rows of a group, by where a page of the group's pathname would be in a language. */
export function rowsPathOf(href: string): string {
  return `${folder}${href.replaceAll(/^\/|\/$/g, '')}.json`;
}
