import ts from 'typescript';

/** The props of a component as the compiler sees them, by name. */
export type PropSymbols = ReadonlyMap<string, ts.Symbol>;

/** Finds the props of anything React can render; undefined for everything else. */
export function findProps(checker: ts.TypeChecker, component: ts.Symbol): PropSymbols | undefined {
  const type = checker.getTypeOfSymbol(component);
  const signature = armsOf(type).flatMap(renderSignatures).at(-1);
  if (!signature) {
    return undefined;
  }
  const [parameter] = signature.parameters;
  return parameter ? membersOf(checker, checker.getTypeOfSymbol(parameter)) : new Map();
}

/** What anything React can render takes, in each way to call it. */
export function propTypesOf(checker: ts.TypeChecker, component: ts.Symbol): ts.Type[] {
  return armsOf(checker.getTypeOfSymbol(component))
    .flatMap(renderSignatures)
    .flatMap(({ parameters: [first] }) => (first ? [checker.getTypeOfSymbol(first)] : []));
}

/** Every member of a type; a member of one arm of a union counts too. */
export function membersOf(checker: ts.TypeChecker, type: ts.Type): Map<string, ts.Symbol> {
  const members = new Map<string, ts.Symbol>();
  for (const arm of [type, ...armsOf(type)]) {
    for (const member of checker.getPropertiesOfType(checker.getApparentType(arm))) {
      members.set(member.name, members.get(member.name) ?? member);
    }
  }
  return members;
}

/** The members of a union, or the type itself. */
export function armsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Components with an overload for a chosen root element have it first: the last one is the ordinary call. */
function renderSignatures(type: ts.Type): readonly ts.Signature[] {
  const calls = type.getCallSignatures();
  return calls.length > 0 ? calls : type.getConstructSignatures();
}

/** Where React declares the attributes of elements. */
const reactTypes = '/@types/react/';

/** Whether a prop is an attribute of an element that a component passes on. */
export function isAttribute({ declarations }: ts.Symbol): boolean {
  return declarations?.[0]?.getSourceFile().fileName.includes(reactTypes) ?? false;
}

/** Whether a symbol stands for a value that can be called. */
export function isValue(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0;
}
