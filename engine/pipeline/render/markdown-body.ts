import {
  apiMarkdown,
  excerptMarkdown,
  tabMarkdown,
} from '../../features/api-reference/api-markdown.ts';
import type { ApiMarkdownScope } from '../../features/api-reference/api-tables-markdown.ts';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { commentMarkdown } from '../../features/api-reference/comment-markdown.ts';
import type { DemoSources, PageDemos } from '../../features/demos/source/demo-sources.ts';
import { localizeMarkdown, type MarkdownLocalizer } from '../../model/markdown-token.ts';
import type { ApiBlock, Block } from '../../model/page.ts';
import type { PageView } from '../../model/page-view.ts';
import { findEntry } from '../site/api-routes.ts';
import { apiRoutesByKind } from '../site/api-kinds.ts';
import { describeEntry, describeTabEntries } from '../describe/describe-api.ts';
import { fenceOf } from './fence-of.ts';
import { markdownLocalizer } from './markdown-address.ts';
import { resolveCommentLink } from './resolve-comment-link.ts';
import type { ApiRoute } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** The text of a written page as Markdown: prose, code of demos, excerpts of the API reference. */
export function writtenMarkdown(site: Site, view: PageView, demos: PageDemos): string {
  const localizer = markdownLocalizer(site, view.locale, view.href);
  const context = { site, view, demos, localizer, shown: new Set<string>() };
  return view.blocks.map((block) => blockMarkdown(block, context)).join('\n\n');
}

/** The text of a page of the API reference as Markdown. */
export function referenceMarkdown(site: Site, view: PageView, route: ApiRoute): string {
  const { entry, tab } = route;
  if (entry) {
    return apiMarkdown(describeEntry(site, entry, view.locale), scopeOf(site, view, entry));
  }
  return tab ? entriesMarkdown(site, view, tab.entries) : listMarkdown(site, view, route);
}

function entriesMarkdown(site: Site, page: PageView, entries: readonly ApiEntry[]): string {
  return describeTabEntries(site, entries, page.locale)
    .map(({ tabEntry, view }) => tabMarkdown(tabEntry, view, scopeOf(site, page, view.entry)))
    .join('\n\n');
}

interface BlockContext {
  site: Site;
  view: PageView;
  demos: PageDemos;
  localizer: MarkdownLocalizer;
  /** Files that several demos share and that stand above already. */
  shown: Set<string>;
}

function blockMarkdown(block: Block, context: BlockContext): string {
  const { demos, localizer } = context;
  switch (block.kind) {
    case 'html':
      // The first line may belong to an item of a list that began before a demo.
      return localizeMarkdown(block.markdown, localizer).replace(/^\n+|\s+$/g, '');
    case 'demo':
      return indented(demoMarkdown(block.name, demos[block.name], context), block.indent);
    case 'api':
      return entryMarkdown(block, context);
    case 'playground': {
      const { component: name, line, only = [] } = block;
      return entryMarkdown({ kind: 'api', name, line, only }, context);
    }
    case 'anatomy':
      return localizeMarkdown(block.markdown, localizer);
    case 'icons':
      return iconsMarkdown(context);
  }
}

/** The page searches all of them; a text names those that most readers look for. */
function iconsMarkdown({ site: { icons }, localizer: { translate } }: BlockContext): string {
  if (!icons) return '';
  const about = translate('icons.markdown')
    .replace('{total}', String(icons.count))
    .replace('{package}', icons.packageName);
  return `${about} ${icons.common.map(({ name }) => `\`${name}\``).join(', ')}.`;
}

function entryMarkdown(block: ApiBlock, { site, view }: BlockContext): string {
  const entry = findEntry(site.index, block.name, view.folder);
  if (!entry) return '';
  const api = describeEntry(site, entry, view.locale);
  return excerptMarkdown(api, block, scopeOf(site, view, entry));
}

function demoMarkdown(
  name: string,
  demo: DemoSources | undefined,
  { localizer: { translate, addressOf }, shown }: BlockContext,
): string {
  if (!demo) return '';
  const title = `**${translate('pageMarkdown.demo')}:** [${name}](${addressOf(`#${name}`)})`;
  const files = Object.entries(demo.files)
    .filter(([file]) => !shown.has(file))
    .map(([file, text]) => fenceOf(file, text));
  Object.keys(demo.files).forEach((file) => shown.add(file));
  return [title, fenceOf(`${name}.tsx`, demo.ts), ...files].join('\n\n');
}

function indented(text: string, blanks = 0): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(blanks));
}

function scopeOf(site: Site, view: PageView, entry: ApiEntry): ApiMarkdownScope {
  const localizer = markdownLocalizer(site, view.locale, view.href);
  const product = site.index.config.products.find(({ folder }) => folder === entry.folder);
  return {
    ...localizer,
    describe: (markdown) =>
      commentMarkdown(markdown, (href) => {
        const to = resolveCommentLink(site, href, product?.api?.docsOrigin);
        return to?.startsWith('/') ? localizer.addressOf(to) : to;
      }),
  };
}

function listMarkdown(site: Site, view: PageView, route: ApiRoute): string {
  const { translate, addressOf } = markdownLocalizer(site, view.locale, view.href);
  function itemOf({ entry, pathname }: ApiRoute): string {
    const plan = entry?.plan ? ` (${translate(`nav.tags.${entry.plan}`)})` : '';
    return `- [${entry?.name ?? ''}](${addressOf(`${pathname}/`)})${plan}`;
  }
  return [...apiRoutesByKind(site.index, route)]
    .filter(([, own]) => own.length > 0)
    .map(([kind, own]) => `## ${translate(`api.kinds.${kind}`)}\n\n${own.map(itemOf).join('\n')}`)
    .join('\n\n');
}
