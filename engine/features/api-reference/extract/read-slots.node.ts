import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../api-entry.ts';
import { membersOf } from './component-type.node.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import { tagText } from './doc-comment.ts';
import { deprecationOf, descriptionOf } from './doc-markdown.ts';

/** Where the slots of a component are declared. */
export interface SlotSources {
  /** The `slots` prop. */
  prop: ts.Symbol | undefined;
  /** The type named after the component, e.g. `BarPlotSlots`: what its authors document. */
  named: ts.Symbol | undefined;
}

/** The parts of a component that can be replaced. */
export function readSlots(
  { checker }: DeclarationReader,
  { prop, named }: SlotSources,
  classes: readonly ApiClass[],
): ApiSlot[] {
  const accepted: ReadonlyMap<string, ts.Symbol> = prop
    ? membersOf(checker, checker.getNonNullableType(checker.getTypeOfSymbol(prop)))
    : new Map();
  const documented = new Map(
    [...(named ? membersOf(checker, checker.getDeclaredTypeOfSymbol(named)) : [])].map(
      ([name, member]) => [acceptedName(name, accepted), member],
    ),
  );
  const declared = [...accepted].filter(
    ([name, { declarations }]) => declarations || !documented.has(name),
  );
  return [...new Map([...documented, ...declared])].flatMap(([name, member]) => {
    const slot = readSlot(member, name, classes);
    const isDocumented = documented.has(name);
    return slot ? [isDocumented ? slot : { ...slot, beyond: true as const }] : [];
  });
}

/** Version 6 of some packages documents `ActionBar` for a slot that is given as `actionBar`. */
function acceptedName(name: string, accepted: ReadonlyMap<string, ts.Symbol>): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return !accepted.has(name) && accepted.has(small) ? small : name;
}

function readSlot(
  member: ts.Symbol,
  name: string,
  classes: readonly ApiClass[],
): ApiSlot | undefined {
  const [declaration] = member.declarations ?? [];
  const comment = declaration && commentOf(declaration);
  if (!comment || tagText(comment, 'ignore') !== undefined) {
    return undefined;
  }
  const description = descriptionOf(comment);
  const fallback = tagText(comment, 'default');
  const deprecated = deprecationOf(comment);
  const className = classes.find(({ key }) => key === name)?.className;
  return {
    name,
    ...(fallback && { default: fallback.replace(/\s+/g, ' ') }),
    ...(className !== undefined && { className }),
    ...(description !== '' && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}
