import type { Locale } from '../../model/locale.ts';

/** Address of the start of a language's index; it is asked for anew on each visit. */
export function manifestPathOf(locale: Locale): string {
  return `/search/${locale}.json`;
}

/** Folder of the other files of an index; browsers may keep them, because the digest changes with them. */
export function indexFolderOf(locale: Locale, digest: string): string {
  return `/_assets/search/${locale}-${digest}/`;
}
