import { siteFacts } from '../../../base/site-facts.ts';

/** Where the edit of a demo lies in browser storage. */
export function draftKeyOf(id: string): string {
  return `${siteFacts.namePrefix}edit:${id}`;
}
