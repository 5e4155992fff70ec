import { createLineOf, tsx, type LineName, type SyntaxNode } from './syntax.ts';

/** What a source text imports. */
export interface ImportedName extends LineName {
  /** What the text calls it. */
  local: string;
  /** The module it comes from. */
  from: string;
  /** True when `local` stands for everything the module exports. */
  isNamespace: boolean;
}

/** What a source text imports, types too; what a module exports by default is called like the module's file. */
export function importsOf(source: string): ImportedName[] {
  const lineOf = createLineOf(source);
  const found: ImportedName[] = [];
  tsx.parse(source).iterate({
    enter({ node }) {
      if (node.name !== 'ImportDeclaration') return;
      const from = textOf(source, node.getChild('String')).slice(1, -1);
      for (const definition of definitionsOf(node)) {
        const local = textOf(source, definition);
        const line = lineOf(definition.from);
        const isNamespace = definition.prevSibling?.prevSibling?.name === 'Star';
        const name =
          definition.parent?.name === 'ImportGroup'
            ? (exportedName(source, definition) ?? local)
            : (from.split('/').at(-1) ?? local);
        found.push({ name, local, from, line, isNamespace });
      }
    },
  });
  return found;
}

function definitionsOf(node: SyntaxNode): SyntaxNode[] {
  const group = node.getChild('ImportGroup');
  return [
    ...node.getChildren('VariableDefinition'),
    ...(group?.getChildren('VariableDefinition') ?? []),
  ];
}

/** The name before `as`. */
function exportedName(source: string, definition: SyntaxNode): string | undefined {
  const before = definition.prevSibling;
  return before?.name === 'as' ? textOf(source, before.prevSibling) : undefined;
}

function textOf(source: string, node: SyntaxNode | null): string {
  return node ? source.slice(node.from, node.to) : '';
}
