import { compareVersions } from '../../engine/model/compare-versions.ts';

/**
 * The release of a product that stands for a version: the same, or else the first later one of its minor, or else the
 * newest before it. Undefined when there is none.
 */
export function nearestVersion(released: readonly string[], asked: string): string | undefined {
  const sound = released.filter((it) => /^\d+\.\d+\.\d+$/.test(it)).sort(compareVersions);
  const minor = asked.replace(/\d+$/, '');
  return (
    sound.find((it) => it === asked) ??
    sound.find((it) => it.startsWith(minor) && compareVersions(it, asked) > 0) ??
    sound.findLast((it) => compareVersions(it, asked) < 0)
  );
}
