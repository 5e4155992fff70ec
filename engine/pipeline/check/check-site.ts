import { idsOfEntry } from '../../features/api-reference/api-ids.ts';
import { idsOfTab } from '../../features/api-reference/tab-entry.ts';
import { leadOf, longestLead } from '../../model/lead.ts';
import { isApiTab, sharedNavPathname } from '../../model/nav-pathname.ts';
import type { NavItem } from '../../model/navigation.ts';
import type { Page, PageLink } from '../../model/page.ts';
import { parsePathname } from '../../model/pathname.ts';
import type { Problem } from '../../model/problem.ts';
import { apiLinksOf, apiSectionId } from '../site/api-links.ts';
import type { DemoNames } from '../site/api-uses.ts';
import { defaultLocaleOf, hasPage, type SiteIndex } from '../site/site-index.ts';

/** Lists everything that must be fixed before the site may be published. */
export function checkSite(index: SiteIndex, pages: readonly Page[], demos: DemoNames): Problem[] {
  return [
    ...checkDuplicates(index),
    ...checkHubs(index),
    ...checkUpgrades(index),
    ...checkFolders(index, pages),
    ...checkLanguages(index, pages),
    ...pages.flatMap((page) => [
      ...checkLead(page),
      ...checkDemos(page, demos),
      ...page.links.flatMap((link) => checkLink(index, page, link)),
    ]),
  ];
}

function checkDuplicates({ config }: SiteIndex): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const visit = (items: readonly NavItem[], navigation: string): void => {
    for (const item of items) {
      const shared = sharedNavPathname(item.pathname);
      if (seen.has(shared) && !isApiTab(item.pathname)) {
        problems.push({
          file: `navigation "${navigation}"`,
          message: `Duplicated pathname ${item.pathname} in pages`,
          fix: 'Give one of the two entries another pathname, or remove it from its navigation.ts.',
        });
      }
      seen.add(shared);
      visit(item.children ?? [], navigation);
    }
  };
  config.navigations.forEach(({ id, items }) => {
    visit(items, id);
  });
  return problems;
}

function checkHubs(index: SiteIndex): Problem[] {
  function visit(items: readonly NavItem[], navigation: string): Problem[] {
    return items.flatMap(({ pathname, hub, index: list, children = [] }) => [
      ...Object.entries({ hub, index: list })
        .filter(([, named]) => named !== undefined && !hasPage(index, named))
        .map(([name, named]) => ({
          file: `navigation "${navigation}"`,
          message: `The group ${pathname} names the ${name} ${String(named)}, which is no page.`,
          fix: `Name the canonical pathname of a page, without a trailing slash, or take \`${name}\` out.`,
        })),
      ...visit(children, navigation),
    ]);
  }
  return index.config.navigations.flatMap(({ id, items }) => visit(items, id));
}

function checkUpgrades(index: SiteIndex): Problem[] {
  return index.config.products.flatMap(({ folder, upgrades = [] }) =>
    upgrades
      .filter(({ pathname }) => !index.routes.has(pathname))
      .map(({ pathname }) => ({
        file: `content/${folder}/product.ts`,
        message: `The upgrade guide ${pathname} is not written.`,
        fix: 'Name the canonical pathname of a written page, without a trailing slash, or take the line out.',
      })),
  );
}

function checkFolders(index: SiteIndex, pages: readonly Page[]): Problem[] {
  const named = new Set(index.leaves.map(({ item }) => item.folder));
  const defaultLocale = defaultLocaleOf(index.config);
  const written = new Set(
    pages.filter((page) => page.locale === defaultLocale).map((page) => page.folder),
  );
  return pages.flatMap(({ folder, file }): Problem[] => {
    if (!named.has(folder)) {
      const fix = `Name the folder in the product's navigation.ts: { pathname: '/…', folder: '${folder}' }.`;
      return [{ file, line: 1, message: `No navigation entry names the folder ${folder}.`, fix }];
    }
    if (!written.has(folder)) {
      const fix = `Write page.md beside it, or remove the translation.`;
      return [{ file, line: 1, message: 'This translation has no page to translate.', fix }];
    }
    return [];
  });
}

function checkLanguages({ config }: SiteIndex, pages: readonly Page[]): Problem[] {
  const known = config.locales.map(({ code }) => code);
  return pages
    .filter(({ locale }) => !known.includes(locale))
    .map(({ locale, file }) => ({
      file,
      line: 1,
      message: `The site has no language "${locale}".`,
      fix: `Name the file after one of its languages (${known.join(', ')}), or add this one to the locales of docs.config.ts.`,
    }));
}

function checkLead({ file, locale, frontmatter }: Page): Problem[] {
  const { length } = leadOf(frontmatter, locale);
  if (length <= longestLead) return [];
  return [
    {
      file,
      line: 1,
      message: `The line under the title has ${length} characters; at most ${longestLead} fit.`,
      fix: 'Write "lead:" in the frontmatter with a shorter sentence. The description stays for search engines.',
    },
  ];
}

function checkDemos(page: Page, demos: DemoNames): Problem[] {
  return page.blocks.flatMap((block): Problem[] => {
    if (block.kind !== 'demo' || demos.get(page.folder)?.has(block.name)) {
      return [];
    }
    return [
      {
        file: page.file,
        line: block.line,
        message: `There is no demo named "${block.name}".`,
        fix: `Write demos/${block.name}.tsx beside the page, or use one of: ${listOf(demos.get(page.folder))}.`,
      },
    ];
  });
}

function checkLink(index: SiteIndex, page: Page, { href, line }: PageLink): Problem[] {
  const [address = '', anchor] = href.split('#');
  const locales = index.config.locales.map(({ code }) => code);
  const pathname = address === '' ? '' : parsePathname(address, locales).canonicalPathname;
  const isPage = hasPage(index, pathname);
  // Collecting ids takes time, and most links need none.
  const ids = isPage && !anchor ? undefined : idsAt(index, page, pathname);
  if (!ids && !isPage) {
    return [deadLink(index, { file: page.file, line, href }, pathname)];
  }
  if (ids && anchor && !ids.has(anchor)) {
    const fix = `Link to one of: ${listOf([...ids].map((id) => `#${id}`))}.`;
    return [
      {
        file: page.file,
        line,
        message: `The link ${href} names an anchor that does not exist.`,
        fix,
      },
    ];
  }
  return [];
}

/** What can be linked to at a pathname; undefined where nobody keeps account of it. */
function idsAt(index: SiteIndex, page: Page, pathname: string): Set<string> | undefined {
  const { entry, tab } = index.api.get(pathname) ?? {};
  if (entry ?? tab) {
    return entry ? idsOfEntry(entry) : idsOfTab(tab?.entries ?? []);
  }
  const target = pathname === '' ? page : targetOf(index, pathname, page.locale);
  return target && idsOf(index, target);
}

function targetOf(index: SiteIndex, pathname: string, locale: string): Page | undefined {
  const pages = index.routes.get(pathname)?.pages;
  return pages?.get(locale) ?? pages?.get(defaultLocaleOf(index.config));
}

function deadLink(
  index: SiteIndex,
  at: { file: string; line: number; href: string },
  pathname: string,
): Problem {
  const planned = index.leaves.some(({ item }) => item.pathname === pathname);
  return {
    file: at.file,
    line: at.line,
    message: planned
      ? `The link ${at.href} leads to a page that is not written yet.`
      : `The link ${at.href} leads nowhere.`,
    fix: planned
      ? 'Write that page, or name the topic without a link.'
      : 'Use the canonical pathname of a page in a navigation.ts, with a trailing slash.',
  };
}

/** Everything on a page that a link can point to: its headings and its demos. */
export function idsOf(index: SiteIndex, page: Page): Set<string> {
  const headings = page.contents.flatMap((entry) => [entry, ...entry.children]);
  const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.name] : []));
  const api = apiLinksOf(index, page).length > 0 ? [apiSectionId] : [];
  return new Set([...headings.map(({ id }) => id), ...demos, ...api]);
}

function listOf(names: Iterable<string> | undefined): string {
  const list = [...(names ?? [])];
  return list.length > 0 ? list.join(', ') : 'none exists yet';
}
