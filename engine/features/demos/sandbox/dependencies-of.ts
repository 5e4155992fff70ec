import type { SandboxFacts } from '../../../base/site-facts.ts';
import { adapterPackageOf } from './adapter-package.ts';
import { importsOf } from './imports-of.ts';

/** What an exported project must install, by package name. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface DependencyRequest {
  /** Sources of the demo and of the files it imports. */
  sources: readonly string[];
  codeVariant: 'TS' | 'JS';
  /** Documented version of a package; undefined for packages this site does not document. */
  versionOf: (packageName: string) => string | undefined;
  sandbox: SandboxFacts;
}

/** Releases that install on every machine: the native parts of later ones are missing for some. */
const viteTools = { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' };
const compiler = { typescript: '^5.9.0' };

/** Lists the packages of a demo, pinned to the documented versions. */
export function dependenciesOf(request: DependencyRequest): Dependencies {
  const { sources, codeVariant, versionOf, sandbox } = request;
  const specifiers = sources.flatMap(importsOf).filter((specifier) => !specifier.startsWith('.'));
  const ranges = new Map<string, string>();
  function add(name: string, range?: string): void {
    ranges.set(name, range ?? ranges.get(name) ?? versionOf(name) ?? 'latest');
  }
  for (const specifier of specifiers) {
    add(packageNameOf(specifier));
    const adapter = adapterPackageOf(specifier, sandbox.adapters);
    if (adapter) {
      add(adapter.name, adapter.range);
    }
  }
  const companions = [...ranges.keys()].flatMap((name) => sandbox.companions[name] ?? []);
  for (const name of [...companions, 'react', 'react-dom', ...sandbox.packages]) add(name);
  const dependencies = Object.fromEntries([...ranges].sort(([a], [b]) => a.localeCompare(b)));
  const types = codeVariant === 'TS' ? { ...compiler, ...typesOf(ranges, sandbox) } : {};
  return { dependencies, devDependencies: { ...viteTools, ...types } };
}

/** The package of an import: scoped names have two segments. */
function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Types follow the major of what they describe; their own minors and patches differ from its. */
function typesOf(
  ranges: ReadonlyMap<string, string>,
  { typed }: SandboxFacts,
): Record<string, string> {
  const untyped = [...ranges].filter(([name]) => !typed.some((start) => name.startsWith(start)));
  return Object.fromEntries(
    untyped.map(([name, range]) => {
      const major = /^\d+/.exec(range)?.[0];
      return [typesPackageOf(name), major === undefined ? 'latest' : `^${major}.0.0`];
    }),
  );
}

function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
}
