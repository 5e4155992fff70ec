import type ts from 'typescript';
import type { ApiEntry } from '../api-entry.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import { documentedParameters, documentedReturn, tagText } from './doc-comment.ts';
import { descriptionOf } from './doc-markdown.ts';
import { describeCall } from './read-signature.node.ts';

/** What is known of a hook besides where it lies. */
export type HookFacts = Pick<ApiEntry, 'description' | 'deprecated' | 'signature'>;

/** Reads a function that is called in components; undefined for values that are none. */
export function readHook(reader: DeclarationReader, symbol: ts.Symbol): HookFacts | undefined {
  const [declaration] = symbol.declarations ?? [];
  const [call] = reader.checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!declaration || !call) {
    return undefined;
  }
  const comment = commentOf(declaration);
  const description = descriptionOf(comment);
  const deprecated = tagText(comment, 'deprecated');
  return {
    ...(description !== '' && { description }),
    ...(deprecated !== undefined && { deprecated }),
    signature: describeCall(reader, call, {
      parameters: documentedParameters(comment),
      returns: documentedReturn(comment),
    }),
  };
}
