import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import { findRecorded } from 'engine/features/api-reference/history/find-recorded.ts';
import { ToolError } from '../tool-error.ts';

/** The version that was looked at and stands for a wish; refuses a wish that lies before all of them. */
export function getRecorded({ versions }: Pick<ApiHistory, 'versions'>, wished: string): string {
  const found = findRecorded(versions, wished);
  if (found !== undefined) return found;
  throw new ToolError('version_not_recorded', {
    message: `Nothing is known of version ${wished}. These were looked at: ${versions.join(', ')}.`,
    versions,
  });
}
