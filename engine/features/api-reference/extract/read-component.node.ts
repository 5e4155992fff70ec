import ts from 'typescript';
import type { ApiEntry } from '../api-entry.ts';
import { findProps } from './component-type.node.ts';
import { commentOf, type DeclarationReader } from './declaration-reader.node.ts';
import type { DocComment } from './doc-comment.ts';
import { commentToMarkdown, deprecationOf } from './doc-markdown.ts';
import { parsePropTypes } from './parse-prop-types.node.ts';
import { readClasses } from './read-classes.node.ts';
import { readMethods } from './read-methods.node.ts';
import { readProps } from './read-props.node.ts';
import { readSlots } from './read-slots.node.ts';
import { rulesFromTypes } from './rules-from-types.node.ts';
import { writtenType } from './type-text.node.ts';

/** What is known of a component besides where it lies. */
export type ComponentFacts = Pick<
  ApiEntry,
  | 'description'
  | 'deprecated'
  | 'themeName'
  | 'inherits'
  | 'props'
  | 'slots'
  | 'classes'
  | 'methods'
  | 'methodsOf'
>;

/** Where a component is declared. */
export interface ComponentSource {
  symbol: ts.Symbol;
  /** Finds a type that the packages of the product export. */
  typeNamed: (name: string) => ts.Symbol | undefined;
}

/** Reads a component; undefined for values that are none. */
export async function readComponent(
  reader: DeclarationReader,
  name: string,
  { symbol, typeNamed }: ComponentSource,
): Promise<ComponentFacts | undefined> {
  const [declaration] = symbol.declarations ?? [];
  const symbols = declaration && findProps(reader.checker, symbol);
  if (!symbols) {
    return undefined;
  }
  const comment = componentComment(declaration, name);
  const script = reader.scriptOf(declaration);
  const rules =
    parsePropTypes(script.text, targetsOf(name, symbol)) ?? rulesFromTypes(reader, symbols);
  const classes = await readClasses(reader, symbols.get('classes'), typeNamed(`${name}Classes`));
  const slotsProp = rules.has('slots') ? symbols.get('slots') : undefined;
  const slots = readSlots(
    reader,
    { prop: slotsProp, named: typeNamed(`${name}Slots`) ?? typeNamed(slotsTypeOf(slotsProp)) },
    classes,
  );
  const inSlots = new Set(slots.filter(({ beyond }) => !beyond).map((slot) => slot.className));
  return {
    ...documentedFacts(comment),
    ...themeNameOf(script.text),
    props: readProps(reader, rules, symbols),
    slots,
    classes: classes.filter(({ className }) => !inSlots.has(className)),
    ...readMethods(reader, symbols),
  };
}

/** Name of the type behind `slots?: Partial<GridSlotsComponent>`. */
function slotsTypeOf(prop: ts.Symbol | undefined): string {
  const written = prop && writtenType(prop);
  return /\b[A-Z]\w*Slots\w*/.exec(written?.getText() ?? '')?.[0] ?? '';
}

/** Whether the authors of the package publish a page for the component. */
export function isDocumented(symbol: ts.Symbol, name: string): boolean {
  const [declaration] = symbol.declarations ?? [];
  return (
    declaration !== undefined &&
    /(?:^|\n)API:/.test(componentComment(declaration, name).description)
  );
}

/** A component made by a wrapper carries its checks under the name inside the wrapper. */
function targetsOf(name: string, symbol: ts.Symbol): string[] {
  const names = [...new Set([name.replace(/^Unstable_/, ''), symbol.name])].filter(
    (candidate) => candidate !== 'default',
  );
  return names.flatMap((it) => [it, `${it}Raw`, `${it}Component`]);
}

/** Some comments stand on `export { X }` at the end of the file. */
function componentComment(declaration: ts.Declaration, name: string): DocComment {
  const own = commentOf(declaration);
  if (own.description !== '' || own.tags.length > 0) {
    return own;
  }
  const exported = declaration
    .getSourceFile()
    .statements.find(
      (statement) => ts.isExportDeclaration(statement) && exportsName(statement, name),
    );
  return exported ? commentOf(exported) : own;
}

function exportsName({ exportClause }: ts.ExportDeclaration, name: string): boolean {
  return (
    exportClause !== undefined &&
    ts.isNamedExports(exportClause) &&
    exportClause.elements.some((element) => element.name.text === name)
  );
}

const lists = /(?:^|\n)(?:Demos|API|Features|Components?):[\s\S]*$/;

function documentedFacts(comment: DocComment): Partial<ComponentFacts> {
  const text = comment.description.replace(lists, '').trim();
  const inherits = /- inherits \[(\w+)/.exec(comment.description)?.[1];
  const deprecated = deprecationOf(comment);
  return {
    ...(text !== '' && { description: commentToMarkdown(text) }),
    ...(deprecated !== undefined && { deprecated }),
    ...(inherits !== undefined && { inherits }),
  };
}

function themeNameOf(script: string): { themeName?: string } {
  const name = /useThemeProps\(\{[^}]*name:\s*['"](\w+)['"]/.exec(script)?.[1];
  return name === undefined ? {} : { themeName: name };
}
