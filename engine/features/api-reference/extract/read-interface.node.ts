import type ts from 'typescript';
import type { ApiEntry, ApiProp } from '../api-entry.ts';
import { armsOf, membersOf } from './component-type.node.ts';
import { commentOf, resolveAlias, type DeclarationReader } from './declaration-reader.node.ts';
import { tagText } from './doc-comment.ts';
import { descriptionOf } from './doc-markdown.ts';
import { byRequiredThenName, documentedFacts, isRequired } from './read-props.node.ts';
import { signatureOf } from './read-signature.node.ts';
import { typeTextOf } from './type-text.node.ts';

/** What is known of an interface besides where it lies. */
export type InterfaceFacts = Pick<ApiEntry, 'description' | 'deprecated' | 'props' | 'variants'>;

/** Reads an interface or an object type; `documented` are the names that have an entry of their own. */
export function readInterface(
  reader: DeclarationReader,
  exported: ts.Symbol,
  documented: ReadonlySet<string>,
): InterfaceFacts {
  const symbol = resolveAlias(reader.checker, exported);
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol);
  const arms = armsOf(type);
  const variants = arms.map(nameOf).filter((name) => documented.has(name));
  const own = arms.filter((arm) => !documented.has(nameOf(arm)));
  const members = mergeMembers(reader, own.length > 0 ? own : arms);
  const [declaration] = symbol.declarations ?? [];
  const comment = declaration && commentOf(declaration);
  const description = comment ? descriptionOf(comment) : '';
  return {
    ...(description !== '' && { description }),
    props: members
      .map((member) => readMember(reader, member))
      .filter((member) => member !== undefined)
      .sort(byRequiredThenName),
    ...(variants.length > 0 && { variants }),
  };
}

/** A member of an interface; undefined for private ones. */
function readMember(reader: DeclarationReader, member: ts.Symbol): ApiProp | undefined {
  const [declaration] = member.declarations ?? [];
  const comment = declaration && commentOf(declaration);
  if (!comment || tagText(comment, 'ignore') !== undefined || isOfLanguage(reader, declaration)) {
    return undefined;
  }
  const plan = reader.planOf(member);
  const signature = signatureOf(reader, member, comment);
  return {
    name: member.name,
    type: typeTextOf(reader, member),
    ...documentedFacts(comment),
    ...(isRequired(member) && { required: true as const }),
    ...(plan && { plan }),
    ...(signature && { signature }),
  };
}

/** What a list or a text can do is no member of an interface that is one. */
function isOfLanguage({ program }: DeclarationReader, node: ts.Node): boolean {
  return program.isSourceFileDefaultLibrary(node.getSourceFile());
}

function mergeMembers({ checker }: DeclarationReader, arms: readonly ts.Type[]): ts.Symbol[] {
  const members = new Map<string, ts.Symbol>();
  for (const arm of arms) {
    for (const [name, member] of membersOf(checker, arm)) {
      members.set(name, members.get(name) ?? member);
    }
  }
  return [...members.values()];
}

function nameOf(type: ts.Type): string {
  return type.aliasSymbol?.name ?? type.getSymbol()?.name ?? '';
}
