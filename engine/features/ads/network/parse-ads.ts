import type { AdNetwork } from '../../../model/ad-config.ts';
import { adNumbers } from '../ad-numbers.ts';
import { safeAdUrl } from './safe-ad-url.ts';

/** An ad of the network whose addresses are safe; the description is still HTML from outside. */
export interface NetworkAd {
  link: string;
  img: string;
  name: string;
  description: string;
  /** Images that count the ad when they are loaded. */
  tracking: readonly string[];
}

/** The first valid ad of an answer, undefined when it has none, or `null` when it is no answer at all. */
export function findAd(text: string, network: AdNetwork): NetworkAd | undefined | null {
  const ads = parseList(text);
  if (!ads) return null;
  for (const item of ads) {
    const ad = isRecord(item) ? parseAd(item, network) : undefined;
    if (ad) return ad;
  }
  return undefined;
}

function parseList(text: string): readonly unknown[] | undefined {
  if (text.length > adNumbers.longestAnswer) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) && Array.isArray(data['ads']) ? data['ads'] : undefined;
  } catch {
    return undefined;
  }
}

function parseAd(item: Record<string, unknown>, { hosts, backersHref }: AdNetwork) {
  const { statlink, statimp, pixel, timestamp, image, company, description } = item;
  const link = safeAdUrl(statlink);
  if (!link) return undefined;
  const text = { name: textOf(company).slice(0, adNumbers.longestName), link };
  // The link that stands for "no ad" needs nothing else.
  if (link === backersHref) return { ...text, img: '', description: '', tracking: [] };
  const img = safeAdUrl(image, hosts);
  const tracking = parseTracking([statimp, pixel], textOf(timestamp) || String(Date.now()), hosts);
  return img && tracking && { ...text, img, tracking, description: textOf(description) };
}

/* One address that is not safe makes the ad invalid: shown without it, it could not be counted. */
function parseTracking(fields: unknown[], timestamp: string, hosts: readonly string[]) {
  const urls = fields
    .flatMap((field) => textOf(field).split('||'))
    .filter((part) => part.trim() !== '')
    .map((part) =>
      safeAdUrl(
        part.replace('[timestamp]', () => encodeURIComponent(timestamp)),
        hosts,
      ),
    );
  return urls.every((url) => url !== undefined) ? urls : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
