import { safeUrl } from '../../../base/url.ts';
import type { FoundPage, FoundPart } from '../search-engine.ts';
import type { MarkedText } from '../text/marked-text.ts';
import type { DocSearchHit } from './doc-search-schema.ts';
import { parseHighlight } from './parse-highlight.ts';

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

interface Place {
  pathname: string;
  hash: string;
}

/** Found places by page, in the order of the engine; addresses lead to this host, whatever the index says. */
export function pagesOfHits(hits: readonly DocSearchHit[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const hit of hits) {
    const place = placeOf(hit.url);
    if (!place) continue;
    const page = pages.get(place.pathname) ?? pageOf(hit, place);
    const part = partOf(hit, place);
    const isNew = part && !page.parts.some(({ href }) => href === part.href);
    pages.set(place.pathname, isNew ? { ...page, parts: [...page.parts, part] } : page);
  }
  return [...pages.values()];
}

function placeOf(url: string): Place | undefined {
  const parsed = URL.parse(url, 'https://here.invalid');
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  return safeUrl(parsed.pathname) === undefined ? undefined : parsed;
}

function pageOf(hit: DocSearchHit, { pathname }: Place): FoundPage {
  const { lvl0 } = hit.hierarchy;
  const product = hit.product ?? lvl0 ?? '';
  return {
    id: pathname,
    kind: /\/api(?:\/|-)/.test(pathname) ? 'api' : 'guide',
    title: levelText(hit, 'lvl1') ?? { text: pathname, marks: [] },
    description: hit.content ?? '',
    href: pathname,
    product,
    productName: lvl0 ?? product,
    trail: lvl0 ? [lvl0] : [],
    parts: [],
  };
}

/** The deepest heading of a hit, when that is not the page itself. */
function partOf(hit: DocSearchHit, { pathname, hash }: Place): FoundPart | undefined {
  const level = levels.find((it) => hit.hierarchy[it]);
  if (level === undefined || level === 'lvl1' || hash === '') return undefined;
  const title = levelText(hit, level);
  return title && { kind: 'section', title, href: pathname + hash };
}

function levelText(hit: DocSearchHit, level: (typeof levels)[number]): MarkedText | undefined {
  const highlighted = hit._highlightResult?.hierarchy?.[level]?.value;
  if (highlighted !== undefined) return parseHighlight(highlighted);
  const text = hit.hierarchy[level];
  return text ? { text, marks: [] } : undefined;
}
