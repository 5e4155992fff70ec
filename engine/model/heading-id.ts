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

/**
 * The ids that the frame round a text uses, as part of a regular expression. None of them ends with
 * a number, so that a number makes any other id of it.
 */
export const frameIds = [
  'main-content',
  'site-nav',
  'contents-rail',
  'feedback(?:-sent)?',
  'search-options',
  'demo-parts',
  'drawer-title',
  'material-icon-font',
  'mui-product-selector',
  'mui-product-menu',
  'mui-version-selector',
  'mui-version-menu',
  'settings-(?:mode|direction|dense|motion|contrast|language|shortcuts)(?:-hint)?',
  // Drawings of icons.
  'i-[a-z]+2?',
].join('|');

const frameId = new RegExp(`^(?:${frameIds})$`);

/** Gives out ids that are unique in one page and differ from those of the frame round it. */
export function createHeadingIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const id = headingId(text);
    let unique = id;
    for (let count = 2; used.has(unique) || frameId.test(unique); count += 1) {
      unique = `${id}-${count}`;
    }
    used.add(unique);
    return unique;
  };
}
