import type { ApiEntry, ApiImport } from './api-entry.ts';

/** The ways to import an entry as code: the most specific one, and one for each package. */
export function importCode(entry: ApiEntry): string {
  const roots = entry.imports.filter(({ from }) => isPackage(from));
  const first = entry.imports.find(({ from }) => !isPackage(from));
  return [...(first ? [first] : []), ...roots].map((it) => lineOf(entry, it)).join('\n// or\n');
}

/** The most specific way to import an entry. */
export function firstImport(entry: ApiEntry): string | undefined {
  return importCode(entry).split('\n', 1)[0];
}

function isPackage(from: string): boolean {
  return from.split('/').length <= (from.startsWith('@') ? 2 : 1);
}

function lineOf({ kind, name }: ApiEntry, { from, isDefault, exported }: ApiImport): string {
  const named = exported === undefined ? name : `${exported} as ${name}`;
  const what = isDefault ? name : `{ ${named} }`;
  return `import ${kind === 'interface' ? 'type ' : ''}${what} from '${from}';`;
}
