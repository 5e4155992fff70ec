import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import { findRecorded } from 'engine/features/api-reference/history/find-recorded.ts';
import { ToolError } from '../tool-error.ts';

/** The version that was looked at and is meant by a range; refuses one before all of them. */
export function getRecorded({ versions }: Pick<ApiHistory, 'versions'>, range: string): string {
  const found = findRecorded(versions, range);
  if (found !== undefined) return found;
  throw new ToolError('version_not_recorded', {
    message: `Nothing is known of version ${range}. These were looked at: ${versions.join(', ')}.`,
    versions,
  });
}
