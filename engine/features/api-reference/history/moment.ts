import { compareVersions, majorOf } from '../../../model/compare-versions.ts';

/** When something changed. */
export interface Moment {
  version: string;
  /** False when versions before it were not looked at: it may have changed in one of them. */
  isExact: boolean;
  /** Of what is not known exactly: the version that was looked at before. */
  after?: string;
}

/** The moment of a change between two versions that were looked at one after the other. */
export function momentBetween(
  before: string,
  version: string,
  released: readonly string[],
): Moment {
  // Releases are in order, so it is enough to find both; a record asks this for each of its changes.
  const [first, last] = [released.indexOf(before), released.indexOf(version)];
  const isBetween =
    first >= 0 && last >= 0
      ? last - first > 1
      : released.some((it) => compareVersions(before, it) < 0 && compareVersions(it, version) < 0);
  return isBetween ? { version, isExact: false, after: before } : { version, isExact: true };
}

/** A version for readers: the first of a major is called by its number. */
export function versionName(version: string): string {
  return version.endsWith('.0.0') ? majorOf(version) : version;
}
