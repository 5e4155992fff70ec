/** Address of the list of what can be saved in a language. */
export function summariesPathOf(locale: string): string {
  return `/offline/${locale}.json`;
}

/** Address of the list of the files of one product. */
export function savedProductPathOf(id: string, locale: string): string {
  return `/offline/${id}.${locale}.json`;
}
