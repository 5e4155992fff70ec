import { linesHref, newsHrefOf } from '../../features/my-version/line-data.ts';
import type { ApiFile } from './api-files.ts';
import { newsOf } from '../describe/line-news.ts';
import { linesOf } from '../site/release-lines.ts';
import type { Site } from '../site/site.ts';

/** What browsers of readers load who say which versions they use: the release lines, and the news of each. */
export function lineFilesOf(
  site: Pick<Site, 'index' | 'apiHistory' | 'packageVersion'>,
): ApiFile[] {
  const lines = site.index.config.releaseLines ?? [];
  return [
    { href: linesHref, data: linesOf(site) },
    ...lines.map((line) => ({ href: newsHrefOf(line), data: newsOf(site, line) })),
  ];
}
