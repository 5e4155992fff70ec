import { RunFailure } from './run-failure.ts';

/** What demos may import: how to load each module, by the name it is imported by. */
export type LiveLibraries = Readonly<Record<string, () => Promise<object>>>;

type Module = Readonly<Record<PropertyKey, unknown>>;

const partOfPackage = /^((?:@[^/]+\/)?[^/]+)\/([^/]+)$/;

/** Loads a module by its name; `package/Part` is also found as the part of that name in the package. */
export async function loadLibrary(name: string, libraries: LiveLibraries): Promise<Module> {
  const whole = await load(name, libraries);
  if (whole) return toModule(name, whole);
  const [root, part] = splitPart(name);
  const all = await load(root, libraries);
  if (!all || !Object.hasOwn(all, part)) throw new RunFailure('unknownImport', name);
  return toModule(name, { ...all, default: all[part] });
}

/** Package and part of an import such as `package/Part`; both empty when it is none. */
export function splitPart(name: string): [root: string, part: string] {
  const [, root = '', part = ''] = partOfPackage.exec(name) ?? [];
  return [root, part];
}

async function load(name: string, libraries: LiveLibraries): Promise<Module | undefined> {
  if (!Object.hasOwn(libraries, name)) return undefined;
  try {
    return (await libraries[name]?.()) as Module | undefined;
  } catch {
    throw new RunFailure('library', name);
  }
}

/** A module as compiled imports expect it; asking for an export that is not there explains itself. */
function toModule(name: string, exported: Module): Module {
  return new Proxy<Module>(
    { ...exported, __esModule: true },
    {
      get(target, key) {
        // Whatever is awaited is asked for `then`.
        if (typeof key === 'symbol' || key === 'then' || key in target) return target[key];
        throw new RunFailure('noExport', `${key} (${name})`);
      },
    },
  );
}
