import { pathToFileURL } from 'node:url';

/** Gives the name that a component puts into the DOM for a key of its classes. */
export type ClassNameOf = (key: string) => string | undefined;

/** States that all components share, with the class they have in common. */
const globalStates = new Set(
  'active checked completed disabled error expanded focused focusVisible open readOnly required selected'.split(
    ' ',
  ),
);

/**
 * Asks the script that names the classes. Scripts made for nothing else are run, which cannot be wrong;
 * from others the name of the component is read, because running them would load half a library.
 */
export async function loadClassNames(script: {
  file: string;
  text: string;
}): Promise<ClassNameOf | undefined> {
  const run = /[cC]lasses\.m?js$/.test(script.file) ? await runScript(script.file) : undefined;
  const prefix = /generateUtilityClass(?:es)?\(\s*['"]([\w-]+)['"]/.exec(script.text)?.[1];
  if (!run && prefix === undefined) {
    return undefined;
  }
  // States are named by the first word of the prefix, which is that of the library.
  const library = /^[A-Z][a-z]+(?=[A-Z])/.exec(prefix ?? '')?.[0] ?? prefix;
  return (key) =>
    run?.(key) ?? (prefix && `${globalStates.has(key) ? (library ?? prefix) : prefix}-${key}`);
}

async function runScript(file: string): Promise<ClassNameOf | undefined> {
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as object;
    // Node gives a script of the older module system whole, as its default: there the table lies one step deeper.
    const values: unknown[] = Object.values(module);
    const tables = [...values, ...values.filter(isTable).map((it) => it['default'])].filter(
      isTable,
    );
    return (key) => tables.map((table) => table[key]).find((name) => typeof name === 'string');
  } catch {
    // A script that cannot run alone is read instead.
    return undefined;
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
