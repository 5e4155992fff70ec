import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../../model/package-folder.node.ts';
import type { Plan } from '../../../model/plan.ts';
import type { ApiPackage } from '../../../model/product.ts';

/** An installed package whose declarations are read. */
export interface PackageLayout {
  name: string;
  version: string;
  /** Absolute folder. */
  dir: string;
  plan?: Plan;
  /** Address of its sources of this version; absent when its package.json names no public repository. */
  sources?: string;
  /** Declaration files by the address they are imported from, the package itself first. */
  entries: readonly PackageEntry[];
}

/** One address of a package that can be imported. */
export interface PackageEntry {
  from: string;
  file: string;
}

interface PackageJson {
  version: string;
  exports?: Record<string, unknown>;
  /** Packages from before `exports` name their declarations here, and those of a folder in a package.json of its own. */
  types?: string;
  repository?: unknown;
}

/** Finds an installed package and what can be imported from it; throws with a fix when something is missing. */
export function findPackage(asked: ApiPackage, fromDir: string): PackageLayout {
  const { name, plan, without } = asked;
  const dir = findDir(name, fromDir);
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
  const { version, exports } = manifest;
  const sources = sourcesOf(manifest);
  const root = exports ? typesOf(exports['.']) : manifest.types;
  if (root === undefined || !existsSync(path.join(dir, root))) {
    throw new Error(
      `The package ${name} ${version} has no type declarations for its main address. ` +
        'Install a version whose package.json names them under "exports", or remove it from the API reference in product.ts.',
    );
  }
  const found = exports ? subEntries(name, dir, exports) : folderEntries(name, dir);
  const folders = found.filter(
    ({ from }) => without === undefined || !from.startsWith(`${name}/${without}`),
  );
  const entries = [{ from: name, file: path.join(dir, root) }, ...folders];
  return {
    name,
    version,
    dir,
    entries,
    ...(plan && { plan }),
    ...(sources !== undefined && { sources }),
  };
}

function findDir(name: string, fromDir: string): string {
  const dir = findPackageFolder(name, fromDir);
  if (dir === undefined) {
    throw new Error(
      `The package ${name} is not installed. Add it to the dependencies of the site, ` +
        'or remove it from the API reference in product.ts.',
    );
  }
  return dir;
}

/** Only folders directly below the package are public addresses. */
function subEntries(name: string, dir: string, exports: Record<string, unknown>): PackageEntry[] {
  const [before, after] = typesOf(exports['./*'])?.split('*') ?? [];
  if (before === undefined || after === undefined) {
    return namedEntries(name, dir, exports);
  }
  return readdirSync(path.join(dir, before), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !privateFolders.has(entry.name))
    .map((entry) => ({
      from: `${name}/${entry.name}`,
      file: path.join(dir, before, entry.name, after),
    }))
    .filter(({ file }) => existsSync(file));
}

/** The folders of a package that names each of its addresses. */
function namedEntries(name: string, dir: string, exports: Record<string, unknown>): PackageEntry[] {
  return Object.entries(exports)
    .flatMap(([key, target]) => {
      const [, folder] = /^\.\/([^/*.]+)$/.exec(key) ?? [];
      const types = typesOf(target);
      return folder === undefined || types === undefined || privateFolders.has(folder)
        ? []
        : [{ from: `${name}/${folder}`, file: path.join(dir, types) }];
    })
    .filter(({ file }) => existsSync(file));
}

/** The folders of a package from before `exports`; what they hold stands in a package.json of their own, if they have one. */
function folderEntries(name: string, dir: string): PackageEntry[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !privateFolders.has(entry.name))
    .flatMap((entry) => {
      const manifest = path.join(dir, entry.name, 'package.json');
      const types = existsSync(manifest)
        ? pick(JSON.parse(readFileSync(manifest, 'utf8')), 'types')
        : 'index.d.ts';
      return typeof types === 'string'
        ? [{ from: `${name}/${entry.name}`, file: path.join(dir, entry.name, types) }]
        : [];
    })
    .filter(({ file }) => existsSync(file));
}

const privateFolders = new Set(['internals', 'internal', 'themeAugmentation', 'node_modules']);

/** The folder of the package in its repository, at the tag of its version. */
function sourcesOf({ version, repository }: PackageJson): string | undefined {
  const [url, directory] = [pick(repository, 'url'), pick(repository, 'directory')];
  const [, site] = /^git\+(https:\/\/github\.com\/.+)\.git$/.exec(String(url)) ?? [];
  return site !== undefined && typeof directory === 'string'
    ? `${site}/tree/v${version}/${directory}/src`
    : undefined;
}

function typesOf(target: unknown): string | undefined {
  const types: unknown =
    pick(pick(target, 'import'), 'types') ??
    pick(target, 'types') ??
    pick(pick(target, 'default'), 'types');
  return typeof types === 'string' ? types : undefined;
}

function pick(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
