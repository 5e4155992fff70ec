/** Last part of an entry's address: `DataGridPro` becomes `data-grid-pro`, `useBarSeries` `use-bar-series`. */
export function apiSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
