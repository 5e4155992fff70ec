import {
  parseChangelog,
  summaryOf,
  type Release,
} from 'engine/pipeline/finish/feed/parse-changelog.node.ts';
import changelog from '../../CHANGELOG.md?raw';
import type { NewsEntry } from './news-list.tsx';

/** How many releases the home page names. */
const shown = 4;

/** The latest releases, from the changelog. */
export const news: readonly NewsEntry[] = parseChangelog(changelog)
  .slice(0, shown)
  .flatMap(releaseToNews);

function releaseToNews(release: Release): NewsEntry[] {
  const { version, date } = release;
  return date ? [{ date, title: version, text: summaryOf(release) }] : [];
}
