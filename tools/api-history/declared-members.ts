import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { MemberTable } from '../../engine/features/api-reference/history/api-snapshot.ts';

/** A member as a record names it. */
export interface MemberPlace {
  /** Last part of the entry's address. */
  slug: string;
  table: MemberTable;
  name: string;
  /** True for what some version requires: an attribute of elements with the same name is something else. */
  required?: boolean;
}

/** What the declarations of unpacked packages say, asked without the code that reads them for the reference. */
export interface DeclaredMembers {
  /** Whether a member is declared; undefined when its entry is not. */
  has(place: MemberPlace): boolean | undefined;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Opens the packages that lie below a folder; `names` are those of the product, the free one first. */
export function openDeclarations(folder: string, names: readonly string[]): DeclaredMembers {
  const files = names.flatMap((name) => declarationFiles(path.join(folder, 'node_modules', name)));
  const program = ts.createProgram(files, options, createHost(folder));
  const checker = program.getTypeChecker();
  const symbols = Map.groupBy(
    files.flatMap((file) => exportsOf(program, file)),
    ({ name }) => plain(name),
  );

  function symbolsOf(slug: string): ts.Symbol[] {
    return (symbols.get(plain(slug)) ?? []).map(({ symbol }) => symbol);
  }

  function isExported(name: string): boolean {
    return symbols.get(plain(name))?.some((it) => it.name === name) ?? false;
  }

  function hasProperty(types: readonly ts.Type[], name: string): boolean {
    return types.some((type) => propertiesOf(checker, type).has(name));
  }

  /** The types of a property, as far as the types have it. */
  function partsOf(types: readonly ts.Type[], name: string): ts.Type[] {
    return types.flatMap((type) => {
      const found = propertiesOf(checker, type).get(name);
      return found ? [checker.getNonNullableType(checker.getTypeOfSymbol(found))] : [];
    });
  }

  function hasIn({ slug, table, name, required }: MemberPlace): boolean {
    const own = symbolsOf(slug);
    const props = own.flatMap((symbol) => propsOf(checker, symbol));
    const shapes = own.flatMap((symbol) => shapeOf(checker, symbol));
    switch (table) {
      case 'entry':
        return true;
      case 'props':
        return [...props, ...shapes].some((type) => {
          const found = propertiesOf(checker, type).get(name);
          return found !== undefined && !(required && isOfReact(found));
        });
      case 'slots':
        return hasProperty([...partsOf(props, 'slots'), ...typesNamed(`${slug}-slots`)], name);
      case 'classes':
        return hasProperty([...partsOf(props, 'classes'), ...typesNamed(`${slug}-classes`)], name);
      case 'methods':
        return ['apiRef', 'action', 'actions'].some((handle) =>
          hasProperty(partsOf(partsOf(props, handle), 'current'), name),
        );
      case 'parameters':
        return own.some((symbol) => parameterPaths(checker, symbol).has(name));
      case 'returns':
        return own.some((symbol) => callsOf(checker, symbol).length > 0);
    }
  }

  function typesNamed(slug: string): ts.Type[] {
    return symbolsOf(slug).flatMap((symbol) => shapeOf(checker, symbol));
  }

  return {
    has(place) {
      const { slug, table, name } = place;
      if (slug === 'selectors') return table === 'entry' || isExported(name);
      if (slug === 'events') {
        return table === 'entry' || hasProperty(typesNamed('grid-event-lookup'), name);
      }
      return symbolsOf(slug).length > 0 ? hasIn(place) : undefined;
    },
  };
}

/** Whether a property is an attribute of elements that a component only passes on. */
function isOfReact({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((it) => it.getSourceFile().fileName.includes('/@types/react/'));
}

/** Declarations that all versions share, such as those of React. */
const shared = new Map<string, ts.SourceFile>();

function createHost(folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const found = shared.get(file) ?? read(file, ...rest);
    if (found && !file.startsWith(folder)) shared.set(file, found);
    return found;
  };
  return host;
}

/** Names are compared without marks of the unfinished, capitals and dashes. */
function plain(name: string): string {
  return name
    .replace(/^unstable[_-]/i, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
}

/** Where the declarations of a package may lie, those for `import` first: other packages mean these. */
const entryFiles = ['index.d.mts', 'esm/index.d.ts', 'index.d.ts'];

/** The declarations that can be imported: those of a package and of the folders directly below it. */
function declarationFiles(dir: string): string[] {
  const main = entryFiles.map((it) => path.join(dir, it)).find((it) => existsSync(it));
  if (main === undefined) return [];
  const base = path.dirname(main);
  const open = readdirSync(base, { withFileTypes: true }).filter(
    (it) => it.isDirectory() && !closedFolders.test(it.name),
  );
  return [base, ...open.map(({ name }) => path.join(base, name))]
    .map((it) => path.join(it, path.basename(main)))
    .filter((it) => existsSync(it));
}

const closedFolders =
  /^(?:internals?|node_modules|esm|modern|legacy|node|themeAugmentation|Adapter.*)$/;

function exportsOf(program: ts.Program, file: string): { name: string; symbol: ts.Symbol }[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = module ? checker.getExportsOfModule(module) : [];
  return found.map((symbol) => ({
    name: symbol.name === 'default' ? path.basename(path.dirname(file)) : symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

function callsOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Signature[] {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
  const type = checker.getTypeOfSymbol(symbol);
  const arms = type.isUnion() ? type.types : [type];
  return arms.flatMap((arm) => [...arm.getCallSignatures(), ...arm.getConstructSignatures()]);
}

/** What a component takes, in each way to call it. */
function propsOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type[] {
  return callsOf(checker, symbol).flatMap(({ parameters: [first] }) =>
    first ? [checker.getTypeOfSymbol(first)] : [],
  );
}

/** What a type says. */
function shapeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type[] {
  return symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)
    ? [checker.getDeclaredTypeOfSymbol(symbol)]
    : [];
}

function propertiesOf(checker: ts.TypeChecker, type: ts.Type): Map<string, ts.Symbol> {
  const arms = type.isUnion() ? [type, ...type.types] : [type];
  const all = arms.flatMap((arm) => checker.getPropertiesOfType(checker.getApparentType(arm)));
  return new Map(all.map((symbol) => [symbol.name, symbol]));
}

/**
 * Asks for the parameters of a function and for what they hold: of `params.id` only `id` can be asked for, because the
 * word before it is the author's; a pattern has no name, so any fits.
 */
function parameterPaths(checker: ts.TypeChecker, symbol: ts.Symbol): Pick<Set<string>, 'has'> {
  const parameters = callsOf(checker, symbol).flatMap((call) => [...call.parameters]);
  const names = new Set(parameters.map(({ name }) => name));
  const isUnnamed = parameters.some(({ name }) => name.startsWith('__'));
  const types = parameters.map((it) => checker.getNonNullableType(checker.getTypeOfSymbol(it)));
  return {
    has(path) {
      const [, field] = /\.(\w+)$/.exec(path) ?? [];
      return field === undefined
        ? isUnnamed || names.has(path)
        : types.some((type) => propertiesOf(checker, type).has(field));
    },
  };
}
