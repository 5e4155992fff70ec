import {
  versionsOfPackage,
  type ApiHistory,
} from '../../engine/features/api-reference/history/api-history.ts';
import { memberTables } from '../../engine/features/api-reference/history/api-snapshot.ts';
import type { MemberPlace } from './declared-members.ts';

/** A record's claim that a member came or went between two versions that were looked at one after the other. */
export interface Transition extends MemberPlace {
  product: string;
  before: string;
  version: string;
  /** True when it is there from `version` on, false when it is gone. */
  came: boolean;
}

/** Every claim of a history about a member that came or went. */
export function transitionsOf(product: string, history: ApiHistory): Transition[] {
  return [...history.members].flatMap(([key, changes]) => {
    const [slug = '', written = '', name = ''] = key.split('\t');
    const table = memberTables.find((it) => it === written);
    const required = changes.some(({ facts }) => facts?.required);
    const known = versionsOfPackage(history, changes[0]?.facts?.package);
    return changes.flatMap(({ version, facts }, at): Transition[] => {
      const before = known[known.indexOf(version) - 1];
      const isSame = Boolean(changes[at - 1]?.facts) === Boolean(facts);
      return before === undefined || isSame || !table
        ? []
        : [{ product, slug, table, name, required, before, version, came: Boolean(facts) }];
    });
  });
}

/** Some of a list, the same for the same seed. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    // A linear congruential generator: enough for a fair choice, and the same everywhere.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0];
  }).filter((item) => item !== undefined);
}
