import { findAffected, type AffectedPlace, type PackageChanges } from './find-affected.ts';
import { readCode, type BrokenCode } from './read-code.ts';

/** What in a source text is gone, renamed or deprecated, by line; total for any text. */
export function checkCode(
  source: string,
  changes: PackageChanges,
): { places: AffectedPlace[] } | BrokenCode {
  const uses = readCode(source);
  return 'brokenLine' in uses ? uses : { places: findAffected(uses, changes) };
}
