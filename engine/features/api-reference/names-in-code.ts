import { parser } from '@lezer/javascript';
import type { CodeName } from '../code/mark-names.ts';
import type { ApiData } from './api-data.ts';
import type { ApiEntry } from './api-entry.ts';
import { importedNames, type ImportedName } from './imported-names.ts';

const tsx = parser.configure({ dialect: 'ts jsx' });
type Tree = ReturnType<typeof tsx.parse>;
type SyntaxNode = Tree['topNode'];

/** What a name in code stands for. */
interface Known {
  id: string;
  /** Absent for a type without an entry of its own. */
  entry?: ApiEntry;
}

type Resolve = (name: string) => Known | undefined;

/** How many components may hand props on to the next. */
const longestInheritance = 5;

/**
 * Makes the search for names of the documented packages in code of a product's pages: components, their props,
 * hooks and types. Code with imports means what it imports; a snippet without means what its product has.
 */
export function createNamesIn(data: ApiData, pageFolder: string): (code: string) => CodeName[] {
  const [product = ''] = pageFolder.split('/');
  const reference = createReference(data, product);
  return (code) => {
    const tree = tsx.parse(code);
    const imported = importedNames(code);
    const resolve =
      imported.size > 0
        ? resolveImports(reference, imported)
        : resolveSnippet(reference, code, tree);
    return placesIn(code, tree, { reference, resolve });
  };
}

interface Reference {
  named(name: string): readonly ApiEntry[];
  data: ApiData;
  /** Folder of the product that a package belongs to. */
  folderOf(packageName: string): string | undefined;
  folder: string;
}

function createReference(data: ApiData, folder: string): Reference {
  const byName = Map.groupBy(data.entries, ({ name }) => name);
  const folders = new Map(
    data.entries.flatMap((entry) =>
      entry.imports.map(({ from }): [string, string] => [packageOf(from), entry.folder]),
    ),
  );
  return {
    data,
    folder,
    named: (name) => byName.get(name) ?? [],
    folderOf: (name) => folders.get(name),
  };
}

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolveImports(
  reference: Reference,
  imported: ReadonlyMap<string, ImportedName>,
): Resolve {
  return (local) => {
    const { name, from } = imported.get(local) ?? {};
    if (name === undefined || from === undefined) return undefined;
    const entry = reference
      .named(name)
      .find(({ imports }) => imports.some((known) => known.from === from));
    return entry ? knownOf(entry) : typeIn(reference, reference.folderOf(packageOf(from)), name);
  };
}

function resolveSnippet(reference: Reference, code: string, tree: Tree): Resolve {
  const own = definedIn(code, tree);
  return (name) => {
    if (own.has(name)) return undefined;
    const entries = reference.named(name);
    const entry = entries.find(({ folder }) => folder === reference.folder) ?? entries[0];
    return entry ? knownOf(entry) : typeIn(reference, reference.folder, name);
  };
}

function knownOf(entry: ApiEntry): Known {
  return { id: entry.id, entry };
}

function typeIn({ data }: Reference, folder = '', name: string): Known | undefined {
  const types = data.types[folder];
  return types && Object.hasOwn(types, name) ? { id: `${folder}/types` } : undefined;
}

/** What a snippet names itself is not what the packages name so. */
function definedIn(code: string, tree: Tree): Set<string> {
  const names = new Set<string>();
  tree.iterate({
    enter({ name, from, to }) {
      if (name === 'VariableDefinition' || name === 'TypeDefinition') {
        names.add(code.slice(from, to));
      }
    },
  });
  return names;
}

interface Scope {
  reference: Reference;
  resolve: Resolve;
}

function placesIn(code: string, tree: Tree, { reference, resolve }: Scope): CodeName[] {
  const names: CodeName[] = [];
  const add = ({ from, to }: { from: number; to: number }, id: string | undefined): void => {
    if (id !== undefined) names.push({ at: from, end: to, id });
  };
  const textOf = ({ from, to }: { from: number; to: number }): string => code.slice(from, to);
  tree.iterate({
    enter({ node }) {
      if (node.name === 'TypeName' || isValueName(node)) {
        add(node, resolve(textOf(node))?.id);
      }
      const tag = isOpenTag(node) ? node.getChild('JSXIdentifier') : null;
      if (!tag) return;
      const { id, entry } = resolve(textOf(tag)) ?? {};
      add(tag, id);
      for (const attribute of entry ? node.getChildren('JSXAttribute') : []) {
        const name = attribute.getChild('JSXIdentifier');
        if (name) add(name, ownerOf(reference, entry, textOf(name))?.id);
      }
    },
  });
  return names.toSorted((a, b) => a.at - b.at);
}

function isOpenTag({ name }: SyntaxNode): boolean {
  return name === 'JSXOpenTag' || name === 'JSXSelfClosingTag';
}

/** Names of values where they are used, and where an import brings them. */
function isValueName(node: SyntaxNode): boolean {
  if (node.name === 'VariableName') return true;
  const parent = node.parent?.name ?? '';
  return node.name === 'VariableDefinition' && /^Import/.test(parent);
}

/** The entry that describes a prop: the component itself, or one it hands its props on to. */
function ownerOf(
  reference: Reference,
  entry: ApiEntry | undefined,
  prop: string,
): ApiEntry | undefined {
  let owner = entry;
  for (let steps = 0; owner && steps < longestInheritance; steps += 1) {
    const { props, inherits = '', folder } = owner;
    if (props.some(({ name }) => name === prop)) return owner;
    const next = reference.named(inherits);
    owner = next.find((it) => it.folder === folder) ?? next[0];
  }
  return undefined;
}
