const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text made safe for HTML content and for attribute values in either kind of quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The text of an attribute value written by an HTML serializer: numbers and the five basic names. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}|x[\da-f]{1,6}));/gi, entityToText);
}

function entityToText(
  entity: string,
  name: string | undefined,
  number: string | undefined,
): string {
  if (name) {
    return named[name.toLowerCase()] ?? entity;
  }
  const codePoint = Number(number?.replace(/^x/i, '0x'));
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : entity;
}
