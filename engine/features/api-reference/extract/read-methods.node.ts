import type ts from 'typescript';
import type { ApiEntry, ApiProp } from '../api-entry.ts';
import { membersOf, type PropSymbols } from './component-type.node.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import { tagText } from './doc-comment.ts';
import { documentedFacts } from './read-props.node.ts';
import { signatureOf } from './read-signature.node.ts';
import { typeTextOf } from './type-text.node.ts';

/** The props through which a component hands out its methods. */
const handles = ['apiRef', 'action', 'actions'];

/** Longer lists have an entry of their own. */
const mostMethods = 40;

/** What a reference to the component can be asked to do. */
export function readMethods(
  reader: DeclarationReader,
  symbols: PropSymbols,
): Pick<ApiEntry, 'methods' | 'methodsOf'> {
  const handle = handles.map((name) => symbols.get(name)).find(Boolean);
  const type = handle && handleType(reader.checker, handle);
  if (!type) {
    return { methods: [] };
  }
  const members = [...membersOf(reader.checker, type).values()];
  if (members.length > mostMethods) {
    return { methods: [], methodsOf: nameOf(type) };
  }
  return {
    methods: members.map((member) => readMethod(reader, member)).filter((it) => it !== undefined),
  };
}

function nameOf(type: ts.Type): string {
  return type.aliasSymbol?.name ?? type.symbol.name;
}

/** What a reference object holds: `RefObject<Handle | null>` or `Ref<Handle>`. */
function handleType(checker: ts.TypeChecker, handle: ts.Symbol): ts.Type | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(handle));
  const current = membersOf(checker, type).get('current');
  return current && checker.getNonNullableType(checker.getTypeOfSymbol(current));
}

function readMethod(reader: DeclarationReader, member: ts.Symbol): ApiProp | undefined {
  const [declaration] = member.declarations ?? [];
  const comment = declaration && commentOf(declaration);
  if (!comment || tagText(comment, 'ignore') !== undefined) {
    return undefined;
  }
  const signature = signatureOf(reader, member, comment);
  return {
    name: member.name,
    type: typeTextOf(reader, member),
    ...documentedFacts(comment),
    ...(signature && { signature }),
  };
}
