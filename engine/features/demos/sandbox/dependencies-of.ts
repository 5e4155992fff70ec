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
  /** What builds the project. */
  tools?: Readonly<Record<string, string>>;
}

/** What every React project with these libraries needs, imported or not. */
const always = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];
/** Packages that come with their own types. */
const typed = /^(?:@mui\/|@emotion\/|@react-spring\/web$|date-fns|dayjs$|clsx$)/;
/** Releases that install on every machine: the native parts of later ones are missing for some. */
const viteTools = { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' };
const compiler = { typescript: '^5.9.0' };
const dataGenerator = '@mui/x-data-grid-generator';

/** Lists the packages of a demo, pinned to the documented versions. */
export function dependenciesOf({
  sources,
  codeVariant,
  versionOf,
  tools = viteTools,
}: DependencyRequest): Dependencies {
  const specifiers = sources.flatMap(importsOf).filter((specifier) => !specifier.startsWith('.'));
  const ranges = new Map<string, string>();
  function add(name: string, range?: string): void {
    ranges.set(name, range ?? ranges.get(name) ?? versionOf(name) ?? 'latest');
  }
  for (const specifier of specifiers) {
    add(packageNameOf(specifier));
    const adapter = adapterPackageOf(specifier);
    if (adapter) {
      add(adapter.name, adapter.range);
    }
  }
  if (ranges.has(dataGenerator)) {
    add('@mui/icons-material');
  }
  always.forEach((name) => {
    add(name);
  });
  const dependencies = Object.fromEntries([...ranges].sort(([a], [b]) => a.localeCompare(b)));
  const types = codeVariant === 'TS' ? { ...compiler, ...typesOf(ranges) } : {};
  return { dependencies, devDependencies: { ...tools, ...types } };
}

/** The package of an import: scoped names have two segments. */
function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Types follow the major of what they describe; their own minors and patches differ from its. */
function typesOf(ranges: ReadonlyMap<string, string>): Record<string, string> {
  const untyped = [...ranges].filter(([name]) => !typed.test(name));
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
