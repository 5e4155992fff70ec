import type { ApiHistory, MemberChange } from './api-history.ts';

/**
 * Leaves out that a member, while nobody described it, was there for a time of its own: the attribute of an element that
 * has the name of a prop from long ago is not that prop. What was never described keeps its states.
 */
export function withoutStrays(history: ApiHistory): ApiHistory {
  return {
    ...history,
    members: new Map(
      [...history.members].map(([key, changes]) => [
        key,
        changes.some(({ facts }) => facts && !facts.undocumented) ? soundStates(changes) : changes,
      ]),
    ),
  };
}

function soundStates(changes: readonly MemberChange[]): MemberChange[] {
  const isStray = (at: number) =>
    changes[at]?.facts?.undocumented && !changes[at - 1]?.facts && !changes[at + 1]?.facts;
  return changes.filter((_, at) => !isStray(at) && !isStray(at - 1));
}
