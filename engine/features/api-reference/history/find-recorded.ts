import { compareVersions, majorOf } from '../../../model/compare-versions.ts';
import { meansVersion } from '../../../model/means-version.ts';

/**
 * The version that was looked at and is meant: the newest that `8` or `8.5` means, or else the last one before
 * it of the same major. Undefined for a version before all of them.
 */
export function findRecorded(versions: readonly string[], range: string): string | undefined {
  const plain = range.trim().replace(/^v/i, '');
  const asked = [...plain.split('.'), '0', '0'].slice(0, 3).join('.');
  return (
    versions.findLast((version) => meansVersion(version, plain)) ??
    versions.findLast(
      (version) => majorOf(version) === majorOf(asked) && compareVersions(version, asked) < 0,
    )
  );
}
