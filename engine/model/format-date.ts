/** A day in the words of a language; it is that of UTC, wherever the site is built. */
export function formatDate(isoDate: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
