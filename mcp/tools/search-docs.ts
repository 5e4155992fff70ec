import type { MachinePage } from 'engine/model/machine-page.ts';
import * as v from 'valibot';
import { meansVersion, versionError } from '../docs/check-version.ts';
import type { SearchHit } from '../docs/create-search.ts';
import type { Docs } from '../docs/docs.ts';
import { findNewer } from '../docs/find-newer.ts';
import { defineTool } from '../tool.ts';
import {
  installedArgument,
  languageArgument,
  productArgument,
  textArgument,
  versionArgument,
} from './arguments.ts';

/** Finds pages by words, names of props, or a question. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages of the documentation: guides, demos and the API reference down to props, slots and classes. Give key words, a name or a question; read the page with get_page.',
  schemaFor: (languages) =>
    v.strictObject({
      query: textArgument('Key words, a name such as filterModel, or a question.'),
      product: productArgument,
      kind: v.optional(v.picklist(['guide', 'api'])),
      language: languageArgument(languages),
      version: versionArgument,
      installed: installedArgument,
      limit: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 5),
        v.description('How many pages at most.'),
      ),
    }),
  async run({ docs, search }, { query, product, kind, language, version, installed, limit }) {
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
        ...resultOf(hit, docs.origin),
        ...(installed !== undefined && (await sinceOf(docs, hit, installed))),
      })),
    );
    return { text: textOf(results), data: { results } };
  },
});

/** The version with which a place of the API reference came, when the installed one lacks it. */
async function sinceOf(
  docs: Docs,
  { page, part }: FoundHit,
  installed: string,
): Promise<{ since?: string }> {
  const listed = docs.entries.find(({ pathname }) => pathname === page.pathname);
  const [folder = '', slug = ''] = listed?.id.split('/') ?? [];
  const wish = { entry: { folder, slug }, documented: page.version, installed };
  // A version of another family says nothing about this one.
  const newer = listed && (await findNewer(docs, wish).catch(() => undefined));
  const member = newer?.members.find(
    ({ name, uncertain }) => name === part?.title && uncertain === undefined,
  );
  const since = newer?.whole ?? member?.since;
  return since === undefined ? {} : { since };
}

type FoundHit = SearchHit & { page: MachinePage };

function resultOf({ page, part, excerpt }: FoundHit, origin: string) {
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
    excerpt,
  };
}

type Result = ReturnType<typeof resultOf> & { since?: string };

function textOf(results: readonly Result[]): string {
  if (results.length === 0) return 'Nothing was found. Try fewer or other words.';
  return results
    .map(({ title, path, product, version, part, excerpt, since }, index) => {
      const documented = [product, version].filter(Boolean).join(' ');
      const about = since === undefined ? documented : `${documented}, only since ${since}`;
      const place = part ? ` › ${part.title}` : '';
      return `${String(index + 1)}. ${title}${place} (${about})\n   ${path}\n   ${excerpt}`;
    })
    .join('\n');
}
