import { htmlToken, tokenPattern } from './html-token.ts';

/** How compiled Markdown gets its language and its addresses. */
export interface MarkdownLocalizer {
  /** The interface word of a key. */
  translate: (key: string) => string;
  /** The whole address of a page or an anchor of the page itself, in the reader's language. */
  addressOf: (href: string) => string;
  /** The whole address of a file, which is the same in every language. */
  fileAddressOf: (path: string) => string;
}

const hrefMark = 'href:';
const fileMark = 'file:';

/** A place in compiled Markdown where the address of a page will stand. */
export function hrefToken(href: string): string {
  return htmlToken(hrefMark + href);
}

/** A place in compiled Markdown where the address of a file will stand. */
export function fileToken(path: string): string {
  return htmlToken(fileMark + path);
}

/** Compiled Markdown in a reader's language, with whole addresses; words are tokens as in compiled HTML. */
export function localizeMarkdown(markdown: string, localizer: MarkdownLocalizer): string {
  return markdown.replace(tokenPattern, (_match, key: string) => {
    if (key.startsWith(hrefMark)) return localizer.addressOf(key.slice(hrefMark.length));
    if (key.startsWith(fileMark)) return localizer.fileAddressOf(key.slice(fileMark.length));
    return localizer.translate(key);
  });
}
