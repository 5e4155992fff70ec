import ts from 'typescript';
import { parseDocComment, type DocComment } from './doc-comment.ts';

/** What a package checks about one prop while developing. */
export interface PropTypeRule {
  name: string;
  comment: DocComment;
  required: boolean;
  /** Literal values in the order of the author, as written in code. */
  literals: readonly string[];
  /** The rule in the words of TypeScript, coarser than the declared type. */
  type: string;
}

/** Reads `X.propTypes = { … }` of a component from the text of its script; undefined when there is none. */
export function parsePropTypes(
  script: string,
  names: readonly string[],
): Map<string, PropTypeRule> | undefined {
  for (const name of names) {
    const start = findBlock(script, name);
    const rules = start === undefined ? undefined : rulesAt(script.slice(start));
    if (rules) {
      return rules;
    }
  }
  return undefined;
}

/** The blocks stand at the end of a file: parsing only from there saves most of the time. */
function findBlock(script: string, name: string): number | undefined {
  const start = script.search(
    new RegExp(`(?<![\\w$.])${name}\\.propTypes(?:\\s*/\\*.*?\\*/)?\\s*=`),
  );
  return start === -1 ? undefined : start;
}

function rulesAt(text: string): Map<string, PropTypeRule> | undefined {
  const source = ts.createSourceFile('prop-types.js', text, ts.ScriptTarget.Latest, true);
  const statement = source.statements[0];
  const block = statement && findObject(statement);
  if (!block) {
    return undefined;
  }
  const rules = new Map<string, PropTypeRule>();
  for (const property of block.properties) {
    if (ts.isPropertyAssignment(property)) {
      const rule = ruleOf(property, source);
      rules.set(rule.name, rule);
    }
  }
  return rules;
}

function findObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    return node;
  }
  // A call such as `items.reduce(…)` builds its object while running: nothing to read here.
  return ts.isCallExpression(node) ? undefined : ts.forEachChild(node, findObject);
}

function ruleOf(property: ts.PropertyAssignment, source: ts.SourceFile): PropTypeRule {
  const ranges = ts.getLeadingCommentRanges(source.text, property.getFullStart()) ?? [];
  const range = ranges.findLast(({ pos }) => source.text.startsWith('/**', pos));
  const rule = withoutChain(property.initializer);
  return {
    name: property.name.getText(source).replace(/^['"]|['"]$/g, ''),
    comment: parseDocComment(range ? source.text.slice(range.pos, range.end) : ''),
    required: ts.isPropertyAccessExpression(rule) && rule.name.text === 'isRequired',
    literals: literalsOf(rule, source),
    type: coarseTypeOf(rule, source),
  };
}

/** `chainPropTypes(rule, check)` adds a check of the author to an ordinary rule. */
function withoutChain(node: ts.Expression): ts.Expression {
  const isChain = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
  const first = isChain ? node.arguments[0] : undefined;
  return first && node.getText().startsWith('chainPropTypes') ? withoutChain(first) : node;
}

/** Values named by `oneOf` itself or by one arm of `oneOfType`; those of nested shapes belong to other names. */
function literalsOf(node: ts.Expression, source: ts.SourceFile): string[] {
  if (ts.isPropertyAccessExpression(node)) {
    return literalsOf(node.expression, source);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
    return [];
  }
  const [list] = node.arguments;
  const elements = list && ts.isArrayLiteralExpression(list) ? [...list.elements] : [];
  switch (node.expression.name.text) {
    case 'oneOf':
      return elements.map((element) => element.getText(source));
    case 'oneOfType':
      return elements.flatMap((element) => literalsOf(element, source));
    default:
      return [];
  }
}

const coarseTypes: Readonly<Record<string, string>> = {
  array: 'any[]',
  arrayOf: 'any[]',
  bool: 'boolean',
  element: 'React.ReactElement',
  elementType: 'React.ElementType',
  func: 'Function',
  node: 'React.ReactNode',
  number: 'number',
  string: 'string',
};

function coarseTypeOf(node: ts.Expression, source: ts.SourceFile): string {
  const call = ts.isCallExpression(node) ? node.expression : node;
  const name = ts.isPropertyAccessExpression(call) ? call.name.text : '';
  if (name === 'isRequired' && ts.isPropertyAccessExpression(call)) {
    return coarseTypeOf(call.expression, source);
  }
  const [list] = ts.isCallExpression(node) ? node.arguments : [];
  if (name === 'oneOfType' && list && ts.isArrayLiteralExpression(list)) {
    const arms = list.elements.map((element) => coarseTypeOf(element, source));
    return [...new Set(arms)].join(' | ');
  }
  return name === 'oneOf' ? literalsOf(node, source).join(' | ') : (coarseTypes[name] ?? 'object');
}
