import type { PropSymbols } from './component-type.node.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import type { PropTypeRule } from './parse-prop-types.node.ts';
import { documentedFacts, isRequired } from './read-props.node.ts';

/** Which props are public when a package ships no checks: those that its own declarations describe or require. */
export function rulesFromTypes(
  reader: DeclarationReader,
  symbols: PropSymbols,
): Map<string, PropTypeRule> {
  const rules = new Map<string, PropTypeRule>();
  for (const symbol of symbols.values()) {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !reader.packageOf(declaration)) continue;
    const comment = commentOf(declaration);
    const required = isRequired(symbol);
    if (required || documentedFacts(comment).description !== undefined) {
      rules.set(symbol.name, { name: symbol.name, comment, required, literals: [], type: 'any' });
    }
  }
  return rules;
}
