import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { FEED_PATH } from '../render/linked-files.ts';
import { escapeXml } from './feed/escape-xml.ts';
import { parseChangelog, type Release } from './feed/parse-changelog.node.ts';
import { fileAddressOf } from '../describe/head-addresses.ts';

/** What the feed of a site is made from. */
export interface FeedSource {
  name: string;
  description: string;
  origin: string;
  htmlLang: string;
  /** Address of the page that shows the changes. */
  href: string;
  /** Text of the changelog: a `##` heading with version and date above each release. */
  changelog: string;
}

/** Writes the released versions of a changelog as an RSS 2.0 feed. */
export function renderFeed(source: FeedSource): string {
  const releases = parseChangelog(source.changelog);
  const newest = releases.find(({ date }) => date)?.date;
  const page = fileAddressOf(source.origin, source.href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', source.name),
    element('link', page),
    element('description', source.description),
    element('language', source.htmlLang),
    ...(newest ? [element('lastBuildDate', formatDate(newest))] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(fileAddressOf(source.origin, FEED_PATH))}"/>`,
    ...releases.map((release) => renderItem(release, source, page)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function renderItem({ version, date, body }: Release, source: FeedSource, page: string): string {
  return [
    '<item>',
    element('title', `${source.name} ${version}`),
    element('link', page),
    // The address may move; the name of a release never does, so readers see no entry twice.
    `<guid isPermaLink="false">${escapeXml(`release:${source.name}:${version}`)}</guid>`,
    ...(date ? [element('pubDate', formatDate(date))] : []),
    element('description', htmlOf(body)),
    '</item>',
  ].join('');
}

function htmlOf(body: Root): string {
  return toHtml(unified().use(remarkRehype).runSync(body));
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}
