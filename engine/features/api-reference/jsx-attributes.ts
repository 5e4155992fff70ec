import { parser } from '@lezer/javascript';

/** A name in a source text. */
export interface SourceName {
  name: string;
  /** Where it begins. */
  at: number;
}

/** A prop that a source text passes to a component. */
export interface JsxAttribute extends SourceName {
  /** Keys of its value when that is an object written in place. */
  keys: readonly SourceName[];
}

/** One use of a component. */
export type JsxElement = readonly JsxAttribute[];

/** One use of a component, by its name. */
export interface JsxTag extends SourceName {
  attributes: JsxElement;
}

const tsx = parser.configure({ dialect: 'ts jsx' });
type SyntaxNode = ReturnType<typeof tsx.parse>['topNode'];

const known = new Map<string, ReadonlyMap<string, JsxElement[]>>();

/** The uses of a component in a source text; total for any text. */
export function jsxElementsOf(source: string, component: string): readonly JsxElement[] {
  const elements = known.get(source) ?? parseElements(source);
  known.set(source, elements);
  return elements.get(component) ?? [];
}

/** The props that a source text passes to a component, each once. */
export function jsxPropsOf(source: string, component: string): string[] {
  const names = jsxElementsOf(source, component).flatMap((element) =>
    element.map(({ name }) => name),
  );
  return [...new Set(names)];
}

function parseElements(source: string): Map<string, JsxElement[]> {
  const elements = new Map<string, JsxElement[]>();
  for (const { name, attributes } of jsxTagsIn(source)) {
    elements.set(name, [...(elements.get(name) ?? []), attributes]);
  }
  return elements;
}

/** All uses of components in a source text, in its order; total for any text. */
export function jsxTagsIn(source: string): JsxTag[] {
  const tags: JsxTag[] = [];
  tsx.parse(source).iterate({
    enter({ node }) {
      if (node.name !== 'JSXOpenTag' && node.name !== 'JSXSelfClosingTag') return;
      const name = node.getChild('JSXIdentifier') ?? node.getChild('JSXMemberExpression');
      const attributes = node.getChildren('JSXAttribute').map((it) => attributeOf(source, it));
      tags.push({ ...nameAt(source, name), attributes });
    },
  });
  return tags;
}

function attributeOf(source: string, node: SyntaxNode): JsxAttribute {
  const object = node.getChild('JSXEscape')?.getChild('ObjectExpression');
  const keys = object?.getChildren('Property').map((it) => it.getChild('PropertyDefinition')) ?? [];
  return {
    ...nameAt(source, node.getChild('JSXIdentifier')),
    keys: keys.filter((key) => key !== null).map((key) => nameAt(source, key)),
  };
}

function nameAt(source: string, node: SyntaxNode | null): SourceName {
  return { name: textOf(source, node), at: node?.from ?? 0 };
}

function textOf(source: string, node: SyntaxNode | null): string {
  return node ? source.slice(node.from, node.to) : '';
}
