import { fileAddressOf } from '../describe/head-addresses.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/** Writes `robots.txt`: everybody may read everything, and the list of pages is named. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileAddressOf(origin, SITEMAP_PATH)}\n`;
}
