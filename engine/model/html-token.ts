import { escapeHtml, unescapeHtml } from '../base/escape-html.ts';

// Private-use characters never occur in texts and pass every HTML serializer unchanged.
const open = '\uE000';
const close = '\uE001';
const token = `${open}([^${open}${close}]*)${close}`;
const unquoted = `[^"'<>]*`;
const tokenOrTag = new RegExp(
  `${token}|<[a-z]${unquoted}(?:(?:"[^"]*"|'[^']*')${unquoted})*>`,
  'gi',
);
/** Finds every token of a text; its group is the key. */
export const tokenPattern = new RegExp(token, 'g');
const quotedAttribute = /(\s[^\s"'=<>/]+=)(?:"([^"]*)"|'[^']*')/g;

/** How compiled HTML gets its language. */
export interface HtmlLocalizer {
  /** The interface word of a key, as plain text. */
  translate: (key: string) => string;
  /** The address of a site path in the reader's language. */
  hrefOf: (href: string) => string;
}

/** A place in compiled HTML, in text or in an attribute value, where an interface word will stand. */
export function htmlToken(key: string): string {
  return open + key + close;
}

/** Compiled HTML in a reader's language: words for tokens, and site links with their language. */
export function localizeHtml(html: string, localizer: HtmlLocalizer): string {
  return html.replace(tokenOrTag, (match: string, key: string | undefined) =>
    key === undefined ? localizeTag(match, localizer) : wordOf(key, localizer),
  );
}

function localizeTag(tag: string, localizer: HtmlLocalizer): string {
  return tag
    .replace(quotedAttribute, (match: string, start: string, value: string | undefined) =>
      start.trim().toLowerCase() === 'href=' && value?.startsWith('/')
        ? `${start}"${escapeHtml(localizer.hrefOf(unescapeHtml(value)))}"`
        : match,
    )
    .replace(tokenPattern, (_match, key: string) => wordOf(key, localizer));
}

function wordOf(key: string, { translate }: HtmlLocalizer): string {
  return escapeHtml(translate(key));
}
