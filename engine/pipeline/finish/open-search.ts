import { escapeXml } from './feed/escape-xml.ts';
import { ICO_ICON, ICO_SIZE } from '../render/favicon.ts';
import { fileAddressOf, publicAddressOf } from '../describe/head-addresses.ts';

/** What browsers need to offer the site in their own search field. */
export interface OpenSearchText {
  name: string;
  description: string;
  origin: string;
  /** Address of the page that answers `?q=`. */
  searchHref: string;
}

/** Most letters of a name that the format allows. */
const longestName = 16;

/** Tells browsers how to search the site. */
export function renderOpenSearch({
  name,
  description,
  origin,
  searchHref,
}: OpenSearchText): string {
  const template = `${publicAddressOf(origin, searchHref)}?q={searchTerms}`;
  const size = String(ICO_SIZE);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(name.slice(0, longestName))}</ShortName>`,
    `<Description>${escapeXml(description)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="${size}" height="${size}" type="image/x-icon">${escapeXml(fileAddressOf(origin, ICO_ICON))}</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(template)}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
