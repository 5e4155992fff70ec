import type ts from 'typescript';
import type { ApiEntry } from '../api-entry.ts';
import type { DeclaredNames } from '../declared-names.ts';
import { isAttribute, isValue, membersOf, propTypesOf } from './component-type.node.ts';
import { candidatesOf } from './extract-components.node.ts';
import { exportsOfProduct, typesOfProduct, type ProductScope } from './product-scope.node.ts';

/** The names that the types of entries have, by the id of the entry: with them a record tells what is really new. */
export function extractDeclared(
  scope: ProductScope,
  entries: readonly ApiEntry[],
): Record<string, DeclaredNames> {
  const components = new Map(candidatesOf(scope).map(({ name, symbol }) => [name, symbol]));
  const types = new Map([...typesOfProduct(scope)].map(([name, { symbol }]) => [name, symbol]));
  const hooks = hooksOf(scope);
  const { checker } = scope.reader;
  const namesOf = ({ kind, name }: ApiEntry): DeclaredNames | undefined => {
    const [component, hook, type] = [components.get(name), hooks.get(name), types.get(name)];
    if (kind === 'component')
      return component && componentNames(checker, { component, name, types });
    if (kind === 'hook') return hook && hookNames(checker, hook);
    return kind === 'interface' && type ? typeNames(checker, type) : undefined;
  };
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const names = namesOf(entry);
      return names ? [[entry.id, names]] : [];
    }),
  );
}

function hooksOf(scope: ProductScope): Map<string, ts.Symbol> {
  const values = exportsOfProduct(scope).filter(({ symbol }) => isValue(symbol));
  return new Map(
    values
      .map(({ name, symbol }): [string, ts.Symbol] => [name.replace(/^unstable_/, ''), symbol])
      .reverse(),
  );
}

const nothing: DeclaredNames = {
  props: [],
  attributes: [],
  slots: [],
  classes: [],
  fields: [],
  isUnnamed: false,
};

function typeNames(checker: ts.TypeChecker, type: ts.Symbol): DeclaredNames {
  return {
    ...nothing,
    props: [...membersOf(checker, checker.getDeclaredTypeOfSymbol(type)).keys()],
  };
}

/** A component and the types that its product exports. */
interface NamedComponent {
  component: ts.Symbol;
  name: string;
  types: ReadonlyMap<string, ts.Symbol>;
}

/** What a component takes in any way to call it, and the types named after it. */
function componentNames(
  checker: ts.TypeChecker,
  { component, name, types }: NamedComponent,
): DeclaredNames {
  const props = propTypesOf(checker, component).flatMap((type) => [
    ...membersOf(checker, type).values(),
  ]);
  const partsOf = (prop: string, type: string) => {
    const symbols = props.filter((it) => it.name === prop);
    const named = types.get(type);
    const found = [
      ...symbols.map((it) => checker.getNonNullableType(checker.getTypeOfSymbol(it))),
      ...(named ? [checker.getDeclaredTypeOfSymbol(named)] : []),
    ];
    return namesOf(found.flatMap((it) => [...membersOf(checker, it).values()]));
  };
  return {
    ...nothing,
    props: namesOf(props.filter((prop) => !isAttribute(prop))),
    attributes: namesOf(props.filter(isAttribute)),
    slots: partsOf('slots', `${name}Slots`),
    classes: partsOf('classes', `${name}Classes`),
  };
}

function hookNames(checker: ts.TypeChecker, hook: ts.Symbol): DeclaredNames {
  const calls = checker.getTypeOfSymbol(hook).getCallSignatures();
  const parameters = calls.flatMap((call) => [...call.parameters]);
  const types = parameters.map((it) => checker.getNonNullableType(checker.getTypeOfSymbol(it)));
  return {
    ...nothing,
    fields: namesOf(types.flatMap((type) => [...membersOf(checker, type).values()])),
    isUnnamed: parameters.some(({ name }) => name.startsWith('__')),
  };
}

function namesOf(symbols: readonly ts.Symbol[]): string[] {
  return [...new Set(symbols.map(({ name }) => name))];
}
