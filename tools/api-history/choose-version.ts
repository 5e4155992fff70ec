import { compareVersions, majorOf } from '../../engine/model/compare-versions.ts';

/**
 * The release of a package that goes with a version: the same, or else the newest before it of the same major.
 * Undefined when there is none: before its first release a package is no part of a version.
 */
export function chooseVersion(released: readonly string[], asked: string): string | undefined {
  return released
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && majorOf(version) === majorOf(asked))
    .filter((version) => compareVersions(version, asked) <= 0)
    .sort(compareVersions)
    .at(-1);
}
