import { unescapeHtml } from '../../base/escape-html.ts';
import {
  namesInCode,
  type GuideSection,
  type MigrationGuide,
} from '../../features/api-reference/history/migration-guides.ts';
import type { Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import { htmlSectionsOf } from './html-sections.ts';
import { defaultLocaleOf, type SiteIndex } from './site-index.ts';

/** The guides of a product that lead from major to major, with what each of their sections names in code. */
export function migrationGuidesOf(
  { routes, config }: Pick<SiteIndex, 'routes' | 'config'>,
  { upgrades = [] }: Product,
): MigrationGuide[] {
  return upgrades.flatMap(({ pathname, from, to }) => {
    const page = routes.get(pathname)?.pages.get(defaultLocaleOf(config));
    const majors = [from, to].map((version) => /^v(\d+)$/.exec(version ?? '')?.[1]);
    const [first, last] = majors;
    return page && first !== undefined && last !== undefined
      ? [{ pathname, from: first, to: last, sections: guideSectionsOf(page) }]
      : [];
  });
}

function guideSectionsOf(page: Pick<Page, 'blocks' | 'contents'>): GuideSection[] {
  return htmlSectionsOf(page)
    .filter(({ id }) => id !== '')
    .map(({ id, title, html }) => ({ id, title, names: namesIn(`<code>${title}</code>${html}`) }))
    .filter(({ names }) => names.length > 0);
}

/** The names in the code of sentences; whole blocks of code show much that is not spoken of. */
function namesIn(html: string): string[] {
  const inline = html.replace(/<pre\b.*?<\/pre>/gs, ' ').matchAll(/<code[^>]*>(.*?)<\/code>/gs);
  const codes = [...inline].map(([, code = '']) => unescapeHtml(code.replace(/<[^>]*>/g, '')));
  return [...new Set(codes.flatMap((code) => namesInCode(code.trim())))];
}
