import { expect, it } from 'vitest';
import type { MemberFacts } from './api-snapshot.ts';
import { historyOf } from './history.fixture.ts';
import { withoutStrays } from './stray-states.ts';

const hidden: MemberFacts = { undocumented: true };
const told: MemberFacts = { type: 'A' };

/** What is left of the states of a member in one version after the other. */
function statesOf(...states: readonly (MemberFacts | undefined)[]): string[] {
  const versions = states.map((facts, at): [string, Record<string, MemberFacts>] => [
    `${String(at + 1)}.0.0`,
    facts ? { onClick: facts } : {},
  ]);
  const history = withoutStrays(historyOf(Object.fromEntries(versions)));
  return (history.members.get('grid\tprops\tonClick') ?? []).map(
    ({ version, facts }) => `${version} ${facts ? (facts.type ?? 'hidden') : 'gone'}`,
  );
}

it('leaves out an attribute that has only the name of a prop from another time', () => {
  expect(statesOf(told, undefined, hidden)).toEqual(['1.0.0 A', '2.0.0 gone']);
  expect(statesOf(hidden, undefined, told)).toEqual(['3.0.0 A']);
  expect(statesOf(told, undefined, hidden, undefined, told)).toEqual([
    '1.0.0 A',
    '2.0.0 gone',
    '5.0.0 A',
  ]);
});

it('keeps what goes over into a prop, or comes from one, and what nobody ever describes', () => {
  expect(statesOf(hidden, told)).toEqual(['1.0.0 hidden', '2.0.0 A']);
  expect(statesOf(told, hidden, undefined)).toEqual(['1.0.0 A', '2.0.0 hidden', '3.0.0 gone']);
  expect(statesOf(hidden, undefined)).toEqual(['1.0.0 hidden', '2.0.0 gone']);
});
