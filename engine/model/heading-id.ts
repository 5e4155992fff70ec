const tags = /<\/?[a-z][^<>]*>/gi;
const apostrophes = /['’]|&#39;|&#x27;/gi;
const emoji =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3/gu;
const nonWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** The id of a heading, from its text; not yet unique in the page. */
export function headingId(text: string): string {
  const words = text
    .toLowerCase()
    .replace(tags, '')
    .replace(apostrophes, '')
    .replace(emoji, '')
    .replace(nonWords, '-')
    .replace(/^-|-$/g, '');
  // A heading of signs only still needs something to link to.
  return encodeURI(words) || 'section';
}

/** Gives out ids that are unique in one page; `taken` are the ids used by the frame round it. */
export function createHeadingIds(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const id = headingId(text);
    let unique = id;
    for (let count = 2; used.has(unique); count += 1) {
      unique = `${id}-${count}`;
    }
    used.add(unique);
    return unique;
  };
}
