import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../api-entry.ts';
import { membersOf } from './component-type.node.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import { tagText } from './doc-comment.ts';
import { descriptionOf } from './doc-markdown.ts';

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
  const documented: ReadonlyMap<string, ts.Symbol> = named
    ? membersOf(checker, checker.getDeclaredTypeOfSymbol(named))
    : new Map();
  const accepted: ReadonlyMap<string, ts.Symbol> = prop
    ? membersOf(checker, checker.getNonNullableType(checker.getTypeOfSymbol(prop)))
    : new Map();
  return [...new Map([...documented, ...accepted]).values()].flatMap((member) => {
    const slot = readSlot(member, classes);
    const isDocumented = documented.has(member.name);
    return slot ? [isDocumented ? slot : { ...slot, beyond: true as const }] : [];
  });
}

function readSlot(member: ts.Symbol, classes: readonly ApiClass[]): ApiSlot | undefined {
  const [declaration] = member.declarations ?? [];
  const comment = declaration && commentOf(declaration);
  if (!comment || tagText(comment, 'ignore') !== undefined) {
    return undefined;
  }
  const { name } = member;
  const description = descriptionOf(comment);
  const fallback = tagText(comment, 'default');
  const deprecated = tagText(comment, 'deprecated');
  const className = classes.find(({ key }) => key === name)?.className;
  return {
    name,
    ...(fallback && { default: fallback.replace(/\s+/g, ' ') }),
    ...(className !== undefined && { className }),
    ...(description !== '' && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}
