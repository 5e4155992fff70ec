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

/** Lists the entries of the API reference. */
export const listComponents = defineTool({
  name: 'list_components',
  title: 'List components, hooks and types',
  description:
    'Lists what the API reference has: components, hooks, interfaces, with the plan that they need. Read one with get_api.',
  argumentsFor: (languages) => ({
    product: productArgument,
    kind: v.optional(v.picklist(['component', 'hook', 'interface', 'selectors', 'events'])),
    start: startArgument,
    limit: limitArgument(60, 60),
    language: languageArgument(languages),
  }),
  output: {
    ...listOutput,
    components: v.array(
      v.object({
        name: v.string(),
        kind: v.string(),
        plan: v.optional(v.string()),
        path: v.optional(v.string()),
      }),
    ),
  },
  run({ docs }, { product, kind, start, limit, language }) {
    assertProduct(docs, product);
    const own = docs.entries
      .filter((entry) => kind === undefined || entry.kind === kind)
      .map((entry) => ({ ...entry, page: docs.findPage(entry.pathname ?? '', language) }))
      .filter(({ page }) => product === undefined || page?.product === product);
    const { shown, facts } = partOfList(own, { start, limit });
    return Promise.resolve({
      text: `${String(facts.total)} entries: ${shown.map(({ name }) => name).join(', ')}.\n`,
      data: {
        ...facts,
        components: shown.map((entry) => ({
          name: entry.name,
          kind: entry.kind,
          ...(entry.plan !== undefined && { plan: entry.plan }),
          ...(entry.page && { path: entry.page.href }),
        })),
      },
    });
  },
});
