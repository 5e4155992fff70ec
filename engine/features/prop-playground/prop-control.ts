import type { ApiEntry, ApiProp } from '../api-reference/api-entry.ts';
import { parseLiteral, type PropValue } from './prop-value.ts';

/** How a reader sets one prop. */
export interface PropControl {
  name: string;
  kind: 'choice' | 'switch' | 'text' | 'number';
  /** What can be chosen, in the order of the author. */
  choices: readonly PropValue[];
  /** What the component does when the prop is not set. */
  usual?: PropValue;
}

/** Texts that most components show; other texts stand in the way until an author asks for them. */
const shownTexts = new Set(['children', 'label']);

const kinds: readonly (readonly [type: RegExp, kind: PropControl['kind']])[] = [
  [/^boolean(?: \| null)?$/, 'switch'],
  [/^number$/, 'number'],
  [/^(?:string|React\.ReactNode)$/, 'text'],
];

/** The controls that the types of a component give, all usual ones or those an author names. */
export function propControlsOf({ props }: ApiEntry, only?: readonly string[]): PropControl[] {
  const all = props.flatMap(controlOf);
  if (!only) return all.filter(({ kind, name }) => isUsual(kind) || shownTexts.has(name));
  return only.flatMap((wanted) => all.find(({ name }) => name === wanted) ?? []);
}

function isUsual(kind: PropControl['kind']): boolean {
  return kind === 'choice' || kind === 'switch';
}

function controlOf({ name, type, literals, default: usual, deprecated }: ApiProp): PropControl[] {
  if (deprecated !== undefined) return [];
  const choices = literals?.map(parseLiteral).filter((value) => value !== undefined) ?? [];
  const kind = choices.length > 1 ? 'choice' : kinds.find(([pattern]) => pattern.test(type))?.[1];
  if (!kind) return [];
  const value = usual === undefined ? undefined : parseLiteral(usual);
  return [{ name, kind, choices, ...(value !== undefined && { usual: value }) }];
}
