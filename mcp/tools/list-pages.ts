import * as v from 'valibot';
import { assertProduct } from '../docs/check-product.ts';
import { partOfList } from '../docs/part-of-list.ts';
import { defineTool } from '../tool.ts';
import {
  languageArgument,
  limitArgument,
  listOutput,
  productArgument,
  startArgument,
} from './arguments.ts';

/** Lists pages in the order of the navigation. */
export const listPages = defineTool({
  name: 'list_pages',
  title: 'List the pages',
  description:
    'Lists the guides of the documentation by product and group, to see what there is. The pages of the API reference are listed with kind api, or better with list_components.',
  argumentsFor: (languages) => ({
    product: productArgument,
    kind: v.optional(v.picklist(['guide', 'api', 'screen']), 'guide'),
    start: startArgument,
    limit: limitArgument(60, 60),
    language: languageArgument(languages),
  }),
  output: {
    ...listOutput,
    pages: v.array(v.object({ title: v.string(), path: v.string() })),
  },
  run({ docs }, { product, kind, start, limit, language }) {
    assertProduct(docs, product);
    const own = docs.pages.filter(
      (page) =>
        page.locale === language &&
        page.kind === kind &&
        (product === undefined || page.product === product),
    );
    const { shown, facts } = partOfList(own, { start, limit });
    const groups = Map.groupBy(shown, ({ productName, group }) =>
      [productName, group].filter(Boolean).join(' / '),
    );
    const text = [...groups]
      .map(([group, pages]) =>
        [`${group}:`, ...pages.map(({ title, href }) => `- ${title}: ${href}`)].join('\n'),
      )
      .join('\n\n');
    return Promise.resolve({
      text: `${String(facts.total)} pages.\n\n${text}\n`,
      data: { ...facts, pages: shown.map(({ title, href }) => ({ title, path: href })) },
    });
  },
});
