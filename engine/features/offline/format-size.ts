/** A number of bytes for people: `850 kB`, `12.4 MB`. */
export function formatSize(bytes: number, lang: string): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : 1_000_000));
}
