import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import { compareVersions, majorOf } from 'engine/model/compare-versions.ts';
import { ToolError } from '../tool-error.ts';
import { meansVersion } from './check-version.ts';

/**
 * The version that was looked at and stands for a wish: the newest that `8` or `8.5` means, or else the last one before
 * it of the same major. Refuses a wish that lies before all of them.
 */
export function getRecorded({ versions }: Pick<ApiHistory, 'versions'>, wished: string): string {
  const plain = wished.replace(/^v/i, '');
  const asked = [...plain.split('.'), '0', '0'].slice(0, 3).join('.');
  const found =
    versions.findLast((version) => meansVersion(version, plain)) ??
    versions.findLast(
      (version) => majorOf(version) === majorOf(asked) && compareVersions(version, asked) < 0,
    );
  if (found !== undefined) return found;
  throw new ToolError('version_not_recorded', {
    message: `Nothing is known of version ${wished}. These were looked at: ${versions.join(', ')}.`,
    versions,
  });
}
