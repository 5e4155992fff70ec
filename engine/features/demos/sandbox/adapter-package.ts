import type { SandboxFacts } from '../../../base/site-facts.ts';

/** A package and the range of versions that fits. */
export interface PackageRange {
  name: string;
  range: string;
}

/** The library that an adapter import needs; undefined for every other import. */
export function adapterPackageOf(
  specifier: string,
  { packages, libraries }: SandboxFacts['adapters'],
): PackageRange | undefined {
  const [, from = '', adapter = ''] = /^(.+)\/(Adapter\w*)$/.exec(specifier) ?? [];
  if (!packages.includes(from)) return undefined;
  const found = Object.hasOwn(libraries, adapter) ? libraries[adapter] : undefined;
  if (!found) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  }
  return { name: found[0], range: found[1] };
}
