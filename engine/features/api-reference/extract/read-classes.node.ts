import ts from 'typescript';
import type { ApiClass } from '../api-entry.ts';
import { loadClassNames, type ClassNameOf } from './class-names.node.ts';
import { membersOf } from './component-type.node.ts';
import { commentOf, resolveAlias, type DeclarationReader } from './declaration-reader.node.ts';
import { tagText } from './doc-comment.ts';
import { deprecationOf, descriptionOf } from './doc-markdown.ts';
import { writtenType } from './type-text.node.ts';

/** The classes of a component, from the type of its `classes` prop or else from the type named after it. */
export async function readClasses(
  reader: DeclarationReader,
  classes: ts.Symbol | undefined,
  named: ts.Symbol | undefined,
): Promise<ApiClass[]> {
  const { checker } = reader;
  const type = classes
    ? checker.getNonNullableType(checker.getTypeOfSymbol(classes))
    : named && checker.getDeclaredTypeOfSymbol(named);
  if (!type) {
    return [];
  }
  const source = (classes && typeNamedBy(reader, classes)) ?? named;
  const nameOf = await namesOf(reader, source);
  const rows = await Promise.all(
    [...membersOf(checker, type).values()].map((member) => readClass(reader, member, nameOf)),
  );
  return rows.filter((row) => row !== undefined).sort(byClassName);
}

/** The type behind `Partial<ButtonClasses>`: beside its declaration stands the script that makes the names. */
function typeNamedBy({ checker }: DeclarationReader, prop: ts.Symbol): ts.Symbol | undefined {
  function find(node: ts.Node): ts.Symbol | undefined {
    const inner = ts.forEachChild(node, find);
    if (inner || !ts.isTypeReferenceNode(node)) {
      return inner;
    }
    const symbol = checker.getSymbolAtLocation(node.typeName);
    return symbol && /Classes$/.test(symbol.name) ? resolveAlias(checker, symbol) : undefined;
  }
  const written = writtenType(prop);
  return written && find(written);
}

async function namesOf(
  reader: DeclarationReader,
  symbol: ts.Symbol | undefined,
): Promise<ClassNameOf | undefined> {
  const [declaration] = symbol?.declarations ?? [];
  return declaration && (await loadClassNames(reader.scriptOf(declaration)));
}

async function readClass(
  reader: DeclarationReader,
  member: ts.Symbol,
  nameOf: ClassNameOf | undefined,
): Promise<ApiClass | undefined> {
  const [declaration] = member.declarations ?? [];
  if (!declaration || !reader.packageOf(declaration)) {
    return undefined;
  }
  const comment = commentOf(declaration);
  const className = nameOf?.(member.name) ?? (await namesOf(reader, member))?.(member.name);
  if (className === undefined || tagText(comment, 'ignore') !== undefined) {
    return undefined;
  }
  const description = descriptionOf(comment);
  const deprecated = deprecationOf(comment);
  return {
    key: member.name,
    className,
    ...(description !== '' && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

function byClassName(a: ApiClass, b: ApiClass): number {
  return a.className < b.className ? -1 : a.className > b.className ? 1 : 0;
}
