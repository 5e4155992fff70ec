import { siteFacts } from '../../base/site-facts.ts';

/** Where a place is remembered from one page to the next. */
export const placeKey = `${siteFacts.keyPrefix}place`;

/** True when the reader comes from a page that told where they were. */
export function hasPlace(): boolean {
  try {
    return sessionStorage.getItem(placeKey) !== null;
  } catch {
    return false;
  }
}
