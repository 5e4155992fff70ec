import { parser } from '@lezer/javascript';

/** Reads TypeScript with JSX; total for any text. */
export const tsx = parser.configure({ dialect: 'ts jsx' });

/** A node of the syntax tree. */
export type SyntaxNode = ReturnType<typeof tsx.parse>['topNode'];

/** A name and the line it stands in, counted from 1. */
export interface LineName {
  name: string;
  line: number;
}

/** Gives the line of a place in a text. */
export function createLineOf(source: string): (at: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    const next = ends.findIndex((end) => end >= at);
    return (next < 0 ? ends.length : next) + 1;
  };
}
