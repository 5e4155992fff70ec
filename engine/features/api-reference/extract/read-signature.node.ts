import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../api-entry.ts';
import { armsOf } from './component-type.node.ts';
import type { DeclarationReader } from './declaration-reader.node.ts';
import {
  documentedParameters,
  documentedReturn,
  type DocComment,
  type DocValue,
} from './doc-comment.ts';
import { commentToMarkdown } from './doc-markdown.ts';
import { resolvedText, typeTextOf } from './type-text.node.ts';

/** How a callback is called; undefined for anything whose author does not describe a call. */
export function signatureOf(
  reader: DeclarationReader,
  symbol: ts.Symbol | undefined,
  comment: DocComment,
): ApiSignature | undefined {
  const parameters = documentedParameters(comment);
  const returns = documentedReturn(comment);
  if (parameters.length === 0 && !returns) {
    return undefined;
  }
  return describeCall(reader, symbol && findCall(reader.checker, symbol), { parameters, returns });
}

function findCall(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Signature | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return armsOf(type).flatMap((arm) => [...arm.getCallSignatures()])[0];
}

/** What the author says about a call. */
export interface DocumentedCall {
  parameters: readonly DocValue[];
  returns: DocValue | undefined;
}

/** Joins a call of the types with what its author says about it. */
export function describeCall(
  reader: DeclarationReader,
  call: ts.Signature | undefined,
  { parameters, returns }: DocumentedCall,
): ApiSignature {
  const declared = call?.parameters ?? [];
  const answer = returnText(reader, call, returns);
  return {
    parameters: parametersOf(reader, declared, parameters),
    ...(answer !== undefined && {
      returns: {
        type: answer,
        ...(returns?.description && { description: commentToMarkdown(returns.description) }),
      },
    }),
  };
}

/** Every parameter of the types, and the fields of one (`params.id`) that the author describes. */
function parametersOf(
  reader: DeclarationReader,
  declared: readonly ts.Symbol[],
  documented: readonly DocValue[],
): ApiParameter[] {
  const own = documented.filter(({ name }) => !name.includes('.'));
  const rows = declared.map((symbol, at) =>
    parameterOf(
      {
        name: nameOf(symbol, at),
        type: typeTextOf(reader, symbol),
        ...(isOptional(symbol) && { optional: true }),
      },
      own.find(({ name }) => name === symbol.name) ??
        (declared.length === own.length ? own[at] : undefined),
    ),
  );
  const used = new Set(rows.map(({ name }) => name));
  const others = documented.filter(({ name }) => !used.has(name));
  const extra = declared.length > 0 ? others.filter(({ name }) => name.includes('.')) : others;
  return [
    ...rows,
    ...extra.map((value) => parameterOf({ name: value.name, type: value.type ?? 'any' }, value)),
  ];
}

/** A parameter that is taken apart where it is declared has no name of its own. */
function nameOf({ name }: ts.Symbol, at: number): string {
  return name.startsWith('__') ? `parameters${at === 0 ? '' : String(at + 1)}` : name;
}

function isOptional({ valueDeclaration: at }: ts.Symbol): boolean {
  return at !== undefined && ts.isParameter(at) && Boolean(at.questionToken ?? at.dotDotDotToken);
}

/**
 * The author's name wins: the types often call the first parameter `props` or `event`.
 * A comment that forgets the name begins with a sentence instead.
 */
function parameterOf(row: ApiParameter, doc: DocValue | undefined): ApiParameter {
  return {
    ...row,
    ...(doc && !/^[A-Z]/.test(doc.name) && { name: doc.name }),
    ...(doc?.description && { description: commentToMarkdown(doc.description) }),
  };
}

function returnText(
  { checker }: DeclarationReader,
  call: ts.Signature | undefined,
  documented: DocValue | undefined,
): string | undefined {
  const written = call?.declaration?.type;
  const resolved = call && resolvedText(checker, call.getReturnType());
  if (resolved === undefined || resolved === 'any') {
    return documented?.type ?? resolved;
  }
  return written && resolved.length > 120 ? written.getText().replace(/\s+/g, ' ') : resolved;
}
