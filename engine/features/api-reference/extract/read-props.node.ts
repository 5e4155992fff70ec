import ts from 'typescript';
import type { ApiProp } from '../api-entry.ts';
import type { PropSymbols } from './component-type.node.ts';
import type { DeclarationReader } from './declaration-reader.node.ts';
import { tagText, type DocComment } from './doc-comment.ts';
import { deprecationOf, descriptionOf } from './doc-markdown.ts';
import type { PropTypeRule } from './parse-prop-types.node.ts';
import { signatureOf } from './read-signature.node.ts';
import { typeTextOf } from './type-text.node.ts';

/** The props of a component: the shipped checks say which are public, the types say what they are. */
export function readProps(
  reader: DeclarationReader,
  rules: ReadonlyMap<string, PropTypeRule>,
  symbols: PropSymbols,
): ApiProp[] {
  return [...rules.values()]
    .map((rule) => readProp(reader, rule, symbols.get(rule.name)))
    .filter((prop) => prop !== undefined)
    .sort(byRequiredThenName);
}

/** Required props first, then by name. */
export function byRequiredThenName(a: ApiProp, b: ApiProp): number {
  return Number(b.required ?? false) - Number(a.required ?? false) || compare(a.name, b.name);
}

/** The facts of a prop that its comment holds. */
export function documentedFacts(comment: DocComment): Partial<ApiProp> {
  const description = descriptionOf(comment);
  const fallback = tagText(comment, 'default');
  const deprecated = deprecationOf(comment);
  return {
    ...(description !== '' && { description }),
    ...(fallback && { default: fallback.replace(/\s+/g, ' ') }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** What is to be ignored, or unstable and not described, is private unless nothing works without it. */
function readProp(
  reader: DeclarationReader,
  rule: PropTypeRule,
  symbol: ts.Symbol | undefined,
): ApiProp | undefined {
  const { name, comment, literals } = rule;
  const facts = documentedFacts(comment);
  const required = rule.required || (symbol !== undefined && isRequired(symbol));
  const isIgnored = tagText(comment, 'ignore') !== undefined;
  const isDocumented = facts.description !== undefined && !isIgnored;
  if (!isDocumented && !required && (isIgnored || /^unstable/.test(name))) {
    return undefined;
  }
  const signature = signatureOf(reader, symbol, comment);
  return {
    name,
    type: typeOf(reader, rule, symbol),
    ...(literals.length > 0 && { literals }),
    ...facts,
    ...(required && { required: true as const }),
    ...(signature && { signature }),
    ...(!isDocumented && { beyond: true as const }),
  };
}

/** True when the types do not allow the property to be left out. */
export function isRequired(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) === 0;
}

/** A list of literals reads best in the order of the author, which the compiler forgets. */
function typeOf(
  reader: DeclarationReader,
  rule: PropTypeRule,
  symbol: ts.Symbol | undefined,
): string {
  if (!symbol) {
    return rule.type;
  }
  if (rule.literals.length === 0) {
    return typeTextOf(reader, symbol);
  }
  const { checker } = reader;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const arms = type.isUnion() ? type.types : [type];
  const onlyLiterals = arms.every((arm) => arm.flags & ts.TypeFlags.Literal);
  return onlyLiterals && arms.length === rule.literals.length
    ? rule.literals.join(' | ')
    : typeTextOf(reader, symbol);
}

function compare(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}
