import type ts from 'typescript';
import type { AcceptedProps, ApiData } from '../api-data.ts';
import type { ApiEntry } from '../api-entry.ts';
import { findProps, isAttribute } from './component-type.node.ts';
import { candidatesOf } from './extract-components.node.ts';
import type { ProductScope } from './product-scope.node.ts';

/** What the components of a product accept besides their documented props. */
export function extractAccepted(
  scope: ProductScope,
  entries: readonly ApiEntry[],
): Pick<ApiData, 'accepted' | 'attributes'> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const accepted: Record<string, AcceptedProps> = {};
  const attributes = new Set<string>();
  for (const { name, symbol } of candidatesOf(scope)) {
    const entry = byName.get(name);
    const members = [...(findProps(scope.reader.checker, symbol)?.values() ?? [])];
    if (entry && members.length > 0) {
      const passedOn = members.filter(isAttribute);
      passedOn.forEach((member) => attributes.add(member.name));
      accepted[entry.id] = {
        props: namesOf(members.filter((member) => !isAttribute(member))),
        attributes: passedOn.length > 0,
      };
    }
  }
  return { accepted, attributes: [...attributes] };
}

function namesOf(members: readonly ts.Symbol[]): string[] {
  return members.map(({ name }) => name).sort();
}
