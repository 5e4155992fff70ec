import ts from 'typescript';
import type { DeclarationReader } from './declaration-reader.node.ts';

/** Longer texts are unreadable: what the author wrote is shorter, if less exact. */
const longestResolved = 320;
const printer = ts.createPrinter({ removeComments: true });
const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/**
 * The type of a property or parameter for readers: as its author wrote it, unless that only makes sense
 * in the place where it was written (type parameters, `Other['field']`, `typeof value`).
 */
export function typeTextOf(reader: DeclarationReader, symbol: ts.Symbol): string {
  const { checker } = reader;
  const written = writtenType(symbol);
  const text = written && withoutUndefined(printType(written));
  if (text !== undefined && isSelfContained(checker, written as ts.Node)) {
    return text;
  }
  const resolved = resolvedText(checker, checker.getTypeOfSymbol(symbol));
  return text !== undefined && resolved.length > longestResolved ? text : resolved;
}

/** The text of a type that nobody wrote down. */
export function resolvedText(checker: ts.TypeChecker, type: ts.Type): string {
  return withoutUndefined(oneLine(checker.typeToString(type, undefined, flags)));
}

/** The type annotation of a property or parameter; a method counts as a property with a function. */
export function writtenType(symbol: ts.Symbol): ts.Node | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (
      (ts.isPropertySignature(declaration) ||
        ts.isPropertyDeclaration(declaration) ||
        ts.isParameter(declaration)) &&
      declaration.type
    ) {
      return declaration.type;
    }
    if (ts.isMethodSignature(declaration)) {
      return declaration;
    }
  }
  return undefined;
}

/** The code of a declaration without its comments. */
export function printNode(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}

function printType(node: ts.Node): string {
  if (!ts.isMethodSignature(node)) {
    return oneLine(printNode(node));
  }
  const parameters = node.parameters.map((parameter) => oneLine(printNode(parameter)));
  const answer = node.type ? oneLine(printNode(node.type)) : 'void';
  return `(${parameters.join(', ')}) => ${answer}`;
}

function isSelfContained(checker: ts.TypeChecker, node: ts.Node): boolean {
  function isForeign(part: ts.Node): boolean {
    if (
      ts.isIndexedAccessTypeNode(part) ||
      ts.isTypeQueryNode(part) ||
      part.kind === ts.SyntaxKind.ThisType
    ) {
      return true;
    }
    if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) {
      const symbol = checker.getSymbolAtLocation(part.typeName);
      if (symbol && isOpenParameter(symbol, node)) {
        return true;
      }
    }
    return ts.forEachChild(part, isForeign) ?? false;
  }
  return !isForeign(node);
}

/** A type parameter that is declared outside the type in which it stands. */
function isOpenParameter(symbol: ts.Symbol, within: ts.Node): boolean {
  if (!(symbol.flags & ts.SymbolFlags.TypeParameter)) {
    return false;
  }
  const [declaration] = symbol.declarations ?? [];
  return !declaration || declaration.pos < within.pos || declaration.end > within.end;
}

function oneLine(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/;\s*\}/g, ' }')
    .trim();
}

/** Optional marks say it already; behind an arrow it belongs to the answer of the function. */
function withoutUndefined(text: string): string {
  const wrapped = /^\(([^()]*\([^()]*\)[^()]*)\) \| undefined$/.exec(text)?.[1];
  if (wrapped !== undefined || text.includes('=>')) {
    return wrapped ?? text;
  }
  return text.replace(/^undefined \| /, '').replace(/ \| undefined$/, '');
}
