import ts from 'typescript';
import type { ApiEntry, ApiSignature } from '../api-entry.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import { documentedParameters, documentedReturn, type DocComment } from './doc-comment.ts';
import { deprecationOf, descriptionOf } from './doc-markdown.ts';
import { mergeCalls } from './merge-calls.ts';
import { describeCall } from './read-signature.node.ts';

/** What is known of a hook besides where it lies. */
export type HookFacts = Pick<ApiEntry, 'description' | 'deprecated' | 'signature'>;

/** Reads a function that is called in components; undefined for values that are none. */
export function readHook(reader: DeclarationReader, symbol: ts.Symbol): HookFacts | undefined {
  const [declaration] = symbol.declarations ?? [];
  const calls = reader.checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!declaration || calls.length === 0) {
    return undefined;
  }
  const comment = commentOf(declaration);
  const description = descriptionOf(comment);
  const deprecated = deprecationOf(comment);
  return {
    ...(description !== '' && { description }),
    ...(deprecated !== undefined && { deprecated }),
    signature: mergeCalls(calls.map((call) => readCall(reader, call, comment))),
  };
}

/** Each way to call a hook may have a comment of its own. */
function readCall(reader: DeclarationReader, call: ts.Signature, common: DocComment): ApiSignature {
  const { declaration } = call;
  const own = declaration && !ts.isJSDocSignature(declaration) ? commentOf(declaration) : common;
  const comment = own.tags.length > 0 ? own : common;
  return describeCall(reader, call, {
    parameters: documentedParameters(comment),
    returns: documentedReturn(comment),
  });
}
