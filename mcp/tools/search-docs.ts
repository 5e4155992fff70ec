import type { MachinePage } from 'engine/model/machine-page.ts';
import * as v from 'valibot';
import { meansVersion, versionError } from '../docs/check-version.ts';
import type { SearchHit } from '../docs/create-search.ts';
import { defineTool } from '../tool.ts';
import { languageArgument, productArgument, textArgument, versionArgument } from './arguments.ts';

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
      limit: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 5),
        v.description('How many pages at most.'),
      ),
    }),
  async run({ docs, search }, { query, product, kind, language, version, limit }) {
    if (version !== undefined && !docs.pages.some((page) => meansVersion(page.version, version))) {
      throw versionError(docs, version);
    }
    const hits = await search({ query, language, product, kind });
    const results = hits
      .flatMap((hit) => {
        const page = docs.findPage(hit.href, language);
        return page ? [{ ...hit, page }] : [];
      })
      .filter(({ page }) => version === undefined || meansVersion(page.version, version))
      .slice(0, limit)
      .map((hit) => resultOf(hit, docs.origin));
    return { text: textOf(results), data: { results } };
  },
});

function resultOf({ page, part, excerpt }: SearchHit & { page: MachinePage }, origin: string) {
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

function textOf(results: readonly ReturnType<typeof resultOf>[]): string {
  if (results.length === 0) return 'Nothing was found. Try fewer or other words.';
  return results
    .map(({ title, path, product, version, part, excerpt }, index) => {
      const about = [product, version].filter(Boolean).join(' ');
      const place = part ? ` › ${part.title}` : '';
      return `${String(index + 1)}. ${title}${place} (${about})\n   ${path}\n   ${excerpt}`;
    })
    .join('\n');
}
