import { majorOf } from '../../../model/compare-versions.ts';

/** Longer lists of one major are told by their ends and their number. */
const mostOfMajor = 4;

/** Versions for readers, in order: `7.0.0, 8.0.0–8.29.3 (32)`. */
export function versionRanges(versions: readonly string[]): string {
  return [...Map.groupBy(versions, majorOf).values()]
    .flatMap((own) =>
      own.length > mostOfMajor
        ? [`${own[0] ?? ''}–${own.at(-1) ?? ''} (${String(own.length)})`]
        : own,
    )
    .join(', ');
}
