const linkable = /^(?:https?:\/\/[^/\\?#]|mailto:)/i;

/**
 * The address as a browser reads it: without control characters and surrounding blanks.
 * Browsers drop tabs and newlines inside addresses, so a test made before that could be fooled.
 */
export function cleanAddress(raw: string): string {
  return raw
    .replace(/\p{Cc}+/gu, '')
    .trim()
    .replace(/\s/gu, encodeURIComponent);
}

/** Whether a link leaves the site on purpose: an absolute web address or a mail address. */
export function isExternal(href: string): boolean {
  return linkable.test(cleanAddress(href));
}

/** The address when it is safe in a link (web, mail, or a place on this site), else undefined. */
export function safeUrl(raw: string): string | undefined {
  const address = cleanAddress(raw);
  return isExternal(address) || /^(?:[#?]|\/(?![/\\]))/.test(address) ? address : undefined;
}
