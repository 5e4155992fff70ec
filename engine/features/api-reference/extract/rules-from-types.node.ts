import type { PropSymbols } from './component-type.node.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import type { PropTypeRule } from './parse-prop-types.node.ts';
import { isRequired } from './read-props.node.ts';

/** Which props are public when a package ships no checks: those that its own declarations describe. */
export function rulesFromTypes(
  reader: DeclarationReader,
  symbols: PropSymbols,
): Map<string, PropTypeRule> {
  const rules = new Map<string, PropTypeRule>();
  for (const symbol of symbols.values()) {
    const [declaration] = symbol.declarations ?? [];
    if (declaration && reader.packageOf(declaration)) {
      rules.set(symbol.name, {
        name: symbol.name,
        comment: commentOf(declaration),
        required: isRequired(symbol),
        literals: [],
        type: 'any',
      });
    }
  }
  return rules;
}
