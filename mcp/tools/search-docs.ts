import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import { meansVersion } from 'engine/model/means-version.ts';
import * as v from 'valibot';
import { assertProduct } from '../docs/check-product.ts';
import { versionError } from '../docs/check-version.ts';
import type { SearchHit } from '../docs/create-search.ts';
import type { Docs } from '../docs/docs.ts';
import { findNewer } from '../docs/find-newer.ts';
import { defineTool } from '../tool.ts';
import {
  installedArgument,
  languageArgument,
  limitArgument,
  productArgument,
  textArgument,
  versionArgument,
} from './arguments.ts';
import { pageOutput } from './page-output.ts';

/** Finds pages by words, names of props, or a question. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages of the documentation: guides, demos and the API reference down to props, slots and classes. Give key words, a name or a question; read the page with get_page.',
  argumentsFor: (languages) => ({
    query: textArgument('Key words, a name such as filterModel, or a question.'),
    product: productArgument,
    kind: v.optional(v.picklist(['guide', 'api'])),
    language: languageArgument(languages),
    version: versionArgument,
    installed: installedArgument,
    limit: limitArgument(8, 5),
  }),
  output: {
    results: v.array(
      v.object({
        ...pageOutput,
        kind: v.picklist(['guide', 'api', 'screen']),
        product: v.optional(v.string()),
        plan: v.optional(v.string()),
        part: v.optional(
          v.pipe(
            v.object({ kind: v.string(), title: v.string() }),
            v.description('The section, demo or member of the page that answers best.'),
          ),
        ),
        since: v.optional(
          v.pipe(v.string(), v.description('Version it came with, if the installed one lacks it.')),
        ),
      }),
    ),
  },
  async run({ docs, search }, { query, product, kind, language, version, installed, limit }) {
    assertProduct(docs, product);
    if (version !== undefined && !docs.pages.some((page) => meansVersion(page.version, version))) {
      throw versionError(docs, version);
    }
    const hits = await search({ query, language, product, kind });
    const found = hits
      .flatMap((hit) => {
        const page = docs.findPage(hit.href, language);
        return page ? [{ ...hit, page }] : [];
      })
      .filter(({ page }) => version === undefined || meansVersion(page.version, version))
      .slice(0, limit);
    const results = await Promise.all(
      found.map(async (hit) => ({
        ...hit,
        since: installed === undefined ? undefined : await sinceOf(docs, hit, installed),
      })),
    );
    return {
      text: textOf(results),
      data: { results: results.map((hit) => resultOf(hit, docs.origin)) },
    };
  },
});

interface PageHit extends SearchHit {
  page: MarkdownPage;
  /** The version with which it came, when the installed one lacks it. */
  since?: string | undefined;
}

/** The version with which a place of the API reference came, when the installed one lacks it. */
async function sinceOf(
  docs: Docs,
  { page, part }: PageHit,
  installed: string,
): Promise<string | undefined> {
  const listed = docs.entries.find(({ pathname }) => pathname === page.pathname);
  const [folder = '', slug = ''] = listed?.id.split('/') ?? [];
  const known = { entry: { folder, slug }, documented: page.version, installed };
  // A version of another family says nothing about this one.
  const newer = listed && (await findNewer(docs, known).catch(() => undefined));
  const member = newer?.members.find(
    ({ name, uncertain }) => name === part?.title && uncertain === undefined,
  );
  return newer?.whole ?? member?.since;
}

function resultOf({ page, part, since }: PageHit, origin: string) {
  const { title, href, kind, productName, version, plan } = page;
  return {
    title,
    path: href,
    url: `${origin}${part?.href ?? href}`,
    kind,
    ...(productName && { product: productName }),
    version,
    ...(plan && { plan }),
    ...(part && { part: { kind: part.kind, title: part.title } }),
    ...(since !== undefined && { since }),
  };
}

function textOf(found: readonly PageHit[]): string {
  if (found.length === 0) return 'Nothing was found. Try fewer or other words.';
  return found
    .map(({ page, part, excerpt, since }, index) => {
      const documented = [page.productName, page.version].filter(Boolean).join(' ');
      const about = since === undefined ? documented : `${documented}, only since ${since}`;
      const place = part ? ` › ${part.title}` : '';
      return `${String(index + 1)}. ${page.title}${place} (${about})\n   ${page.href}\n   ${excerpt}`;
    })
    .join('\n');
}
