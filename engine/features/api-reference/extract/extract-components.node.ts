import type { Plan } from '../../../model/plan.ts';
import { plans } from '../../../model/plan.ts';
import type { ApiEntry } from '../api-entry.ts';
import { apiSlug } from './api-slug.ts';
import { isValue } from './component-type.node.ts';
import { entryBase } from './entry-base.node.ts';
import {
  exportsOfProduct,
  typesOfProduct,
  type Export,
  type ProductScope,
} from './product-scope.node.ts';
import { isDocumented, readComponent, type ComponentFacts } from './read-component.node.ts';

/** The components of a product that have a page here or at their authors'. */
export async function extractComponents(scope: ProductScope): Promise<ApiEntry[]> {
  const entries: ApiEntry[] = [];
  const types = typesOfProduct(scope);
  for (const found of candidatesOf(scope)) {
    const facts = await readComponent(scope.reader, found.name, {
      symbol: found.symbol,
      typeNamed: (name) => types.get(name)?.symbol,
    });
    if (facts) {
      entries.push({ ...entryBase(scope, 'component', found), ...withMethodsPage(scope, facts) });
    }
  }
  return entries.map((entry) => withPlans(entry, entries));
}

/** The handle of each plan has a type of its own (`GridApiPremium`); the page is named after what they share. */
function withMethodsPage({ slugs }: ProductScope, facts: ComponentFacts): ComponentFacts {
  const { methodsOf, ...others } = facts;
  const words = methodsOf?.match(/[A-Z][a-z\d]*/g) ?? [];
  const names = words.map((_, at) => words.slice(0, words.length - at).join(''));
  const page = names.find((name) => slugs.has(apiSlug(name)));
  return page === undefined ? others : { ...others, methodsOf: page };
}

/** Of several exports with one name the documented one counts: free packages export stand-ins for paid components. */
export function candidatesOf(scope: ProductScope): Export[] {
  const byName = new Map<string, Export>();
  for (const found of exportsOfProduct(scope)) {
    const name = found.name.replace(/^Unstable_/, '');
    if (!/^[A-Z][a-z]/.test(name) || !isValue(found.symbol)) {
      continue;
    }
    const known = byName.get(name);
    const documented = isDocumented(found.symbol, found.name);
    if (
      documented
        ? !known || !isDocumented(known.symbol, name)
        : !known && scope.slugs.has(apiSlug(name))
    ) {
      byName.set(name, { ...found, name });
    }
  }
  return [...byName.values()];
}

/** A prop of a paid component needs the cheapest plan whose component has it. */
function withPlans(entry: ApiEntry, entries: readonly ApiEntry[]): ApiEntry {
  const family = entries.filter((other) => rootName(other) === rootName(entry));
  if (!entry.plan || family.length < 2) {
    return entry;
  }
  return {
    ...entry,
    props: entry.props.map((prop) => {
      const plan = cheapest(
        family.filter(({ props }) => props.some((it) => it.name === prop.name)),
      );
      return plan ? { ...prop, plan } : prop;
    }),
    slots: entry.slots.map((slot) => {
      const plan = cheapest(
        family.filter(({ slots }) => slots.some((it) => it.name === slot.name)),
      );
      return plan ? { ...slot, plan } : slot;
    }),
  };
}

function rootName({ name }: ApiEntry): string {
  return name.replace(/(?:Pro|Premium)$/, '');
}

function cheapest(entries: readonly ApiEntry[]): Plan | undefined {
  const ranks = entries.map(({ plan }) => (plan ? plans.indexOf(plan) : -1));
  return plans[Math.min(...ranks)];
}
