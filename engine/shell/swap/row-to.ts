/** Selects the row of a side navigation that leads to an address; a link that stands for the rows of a group is none. */
export function rowTo(href: string): string {
  return `a[href=${JSON.stringify(href)}]:not([data-rows], [data-rows] *)`;
}
