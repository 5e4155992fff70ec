/** Where the edit of a demo lies in browser storage. */
export function draftKeyOf(id: string): string {
  return `edit:${id}`;
}
