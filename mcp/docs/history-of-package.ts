import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import type { ListedHistory } from 'engine/features/api-reference/history/history-data.ts';

/** What somebody who installs a package of a product gets: its own members and those of the packages before it. */
export function historyOfPackage(
  history: ApiHistory,
  { packages }: Pick<ListedHistory, 'packages'>,
  name: string,
): ApiHistory {
  const [free] = packages;
  const own = new Set<string | undefined>(packages.slice(0, packages.indexOf(name) + 1));
  return {
    ...history,
    packages: new Map([...history.packages].filter(([it]) => own.has(it))),
    members: new Map(
      [...history.members].filter(([, changes]) => own.has(changes[0]?.facts?.package ?? free)),
    ),
  };
}
