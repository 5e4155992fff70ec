/** What an API page is for a reader who uses some version. */
export interface PageNews {
  /** Version that the page describes. */
  read: string;
  /** Version that the reader uses; absent when they did not say. */
  mine: string | undefined;
  /** True when the reader's version has nothing of the page. */
  isWhole: boolean;
  /** True when the reader's version is older than all that were looked at. */
  isOlder: boolean;
  newer: number;
  /** How many things may be newer: the versions in between were not looked at. */
  maybe: number;
  gone: number;
}

/** Says what is newer on a page than the reader's version, or gone from it. */
export function bannerText(translate: (key: string) => string, news: PageNews): string {
  const { read, mine, newer, maybe, gone } = news;
  const say = (key: string, count = 0): string =>
    translate(`settings.versions.banner.${key}`)
      .replace('{read}', read)
      .replace('{mine}', mine ?? '')
      .replace('{count}', String(count));
  if (mine === undefined) return say('unset');
  if (mine === read) return say('same');
  const said = [
    ...sayNewer(news, say),
    ...(maybe > 0 ? [say(maybe === 1 ? 'maybeOne' : 'maybe', maybe)] : []),
    ...(gone > 0 ? [say(gone === 1 ? 'goneOne' : 'gone', gone)] : []),
  ];
  const parts = newer + maybe + gone === 0 && said.length === 0 ? [say('none')] : said;
  return say('text').replace('{news}', parts.join(say('comma')));
}

function sayNewer(
  { isWhole, isOlder, newer }: PageNews,
  say: (key: string, count?: number) => string,
): string[] {
  if (isWhole) return [say('whole')];
  if (newer === 0) return [];
  if (isOlder) return [say(newer === 1 ? 'leastOne' : 'least', newer)];
  return [say(newer === 1 ? 'newerOne' : 'newer', newer)];
}
