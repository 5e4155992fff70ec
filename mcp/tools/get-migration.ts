import { majorOf } from 'engine/model/compare-versions.ts';
import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import * as v from 'valibot';
import { assertProduct } from '../docs/check-product.ts';
import type { Docs, ListedUpgrade } from '../docs/docs.ts';
import { pageText } from '../docs/page-text.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from '../tool.ts';
import { languageArgument, releaseArgument, textArgument } from './arguments.ts';

/** Names the guides that lead from one version to another, and reads them. */
export const getMigration = defineTool({
  name: 'get_migration',
  title: 'Read how to upgrade',
  description:
    'Gives the guides that lead a product from one major version to another, in the order to follow them. One guide is given as text, of several the outlines; read sections with get_page. For the list of changed props ask get_changes.',
  argumentsFor: (languages) => ({
    product: textArgument('Id of a product: material-ui, system, x-data-grid, x-date-pickers, …'),
    from: v.optional(releaseArgument('The version that is used today, e.g. 6.')),
    to: v.optional(releaseArgument('The version to come to; the newest unless said.')),
    language: languageArgument(languages),
  }),
  output: {
    product: v.string(),
    guides: v.array(
      v.object({
        title: v.string(),
        path: v.string(),
        from: v.optional(v.string()),
        to: v.string(),
      }),
    ),
  },
  async run({ docs }, { product, from, to, language, offset }) {
    assertProduct(docs, product);
    const guides = guidesOf(docs, product, language).filter(({ upgrade }) =>
      isBetween(upgrade, { from, to }),
    );
    if (guides.length === 0) throw notFound(docs, product);
    const [only] = guides;
    const text =
      guides.length === 1 && only
        ? (await pageText(docs, only.page, { offset })).text
        : guides.map(outlineOf).join('\n');
    return {
      text,
      data: {
        product,
        guides: guides.map(({ page, upgrade }) => ({
          title: page.title,
          path: page.href,
          ...(upgrade.from !== undefined && { from: upgrade.from }),
          to: upgrade.to,
        })),
      },
    };
  },
});

interface Guide {
  page: MarkdownPage;
  upgrade: ListedUpgrade;
}

/** The guides of a product in the order in which a reader follows them. */
function guidesOf(docs: Docs, product: string, language: string): Guide[] {
  return docs.upgrades
    .filter((upgrade) => upgrade.product === product)
    .flatMap((upgrade) => {
      const page = docs.findPage(upgrade.pathname, language);
      return page ? [{ page, upgrade }] : [];
    })
    .toSorted((a, b) => numberOf(a.upgrade.to) - numberOf(b.upgrade.to));
}

function isBetween(
  upgrade: ListedUpgrade,
  { from, to }: { from: string | undefined; to: string | undefined },
): boolean {
  const start = upgrade.from === undefined ? numberOf(upgrade.to) - 1 : numberOf(upgrade.from);
  const isLater = from === undefined || Number.isNaN(start) || start >= numberOf(from);
  return isLater && (to === undefined || numberOf(upgrade.to) <= numberOf(to));
}

/** The major number of a version, or `NaN` for a start that is none, such as `lab`. */
function numberOf(version: string): number {
  return Number.parseInt(majorOf(version.replace(/^v/i, '')), 10);
}

function outlineOf({ page, upgrade }: Guide): string {
  const step = upgrade.from === undefined ? upgrade.to : `${upgrade.from} to ${upgrade.to}`;
  const headings = page.headings.map((heading) => `- ${heading}`);
  return [`## ${step}: ${page.title}`, page.href, ...headings, ''].join('\n');
}

function notFound({ upgrades }: Docs, product: string): ToolError {
  const known = upgrades
    .filter((upgrade) => upgrade.product === product)
    .map(({ from, to }) => (from === undefined ? to : `${from} to ${to}`));
  return new ToolError('migration_not_found', {
    message:
      known.length === 0
        ? `There is no guide for ${product}.`
        : `There is no guide of ${product} between these versions. There are: ${known.join(', ')}.`,
    suggestions: known,
  });
}
