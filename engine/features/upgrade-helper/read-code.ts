import { jsxTagsIn } from '../api-reference/jsx-attributes.ts';
import { importsOf, type ImportedName } from './code-imports.ts';
import { stripTypes } from './strip-types.ts';
import { createLineOf, tsx, type LineName } from './syntax.ts';

/** What a source text uses of the packages it imports. */
export interface CodeUses {
  imports: readonly ImportedName[];
  /** Names that the text gives to things of its own, or to what it imports. */
  definitions: ReadonlySet<string>;
  elements: readonly ElementUse[];
  /** Members that are read from a ref, e.g. `selectRow` of `apiRef.current.selectRow`. */
  reads: readonly LineName[];
}

/** One use of a component, by the name it has in the text. */
export interface ElementUse extends LineName {
  attributes: readonly AttributeUse[];
}

/** A prop that is given to a component. */
export interface AttributeUse extends LineName {
  /** Keys of its value when that is an object written in place. */
  keys: readonly LineName[];
}

/** Code that is none. */
export interface BrokenCode {
  /** The first line that cannot be read, counted from 1. */
  brokenLine: number;
}

/** Reads what a source text uses, without running it; total for any text. */
export function readCode(source: string): CodeUses | BrokenCode {
  const stripped = stripTypes(source);
  if ('brokenLine' in stripped) return stripped;
  const { code } = stripped;
  const lineOf = createLineOf(code);
  const placed = ({ name, at }: { name: string; at: number }) => ({ name, line: lineOf(at) });
  return {
    // Names that are only used as types are in the whole text alone.
    imports: importsOf(source),
    ...namesIn(code),
    elements: jsxTagsIn(code).map((tag) => ({
      ...placed(tag),
      attributes: tag.attributes.map((attribute) => ({
        ...placed(attribute),
        keys: attribute.keys.map(placed),
      })),
    })),
  };
}

const refRead = /^\w*apiRef\??\.current[?!]?\.$/i;

/** What a text defines, and what it reads from refs to the API of a component. */
function namesIn(code: string): Pick<CodeUses, 'definitions' | 'reads'> {
  const lineOf = createLineOf(code);
  const definitions = new Set<string>();
  const reads: LineName[] = [];
  tsx.parse(code).iterate({
    enter({ name, from, to, node }) {
      if (name === 'VariableDefinition') definitions.add(code.slice(from, to));
      const owner = node.parent;
      if (name === 'PropertyName' && owner?.name === 'MemberExpression') {
        const before = code.slice(owner.from, from).replace(/\s/g, '');
        if (refRead.test(before)) reads.push({ name: code.slice(from, to), line: lineOf(from) });
      }
    },
  });
  return { definitions, reads };
}
