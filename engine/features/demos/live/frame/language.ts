import { parser } from '@lezer/javascript';

/** Reads TypeScript with JSX, whole or broken. */
export const language = parser.configure({ dialect: 'ts jsx' });

/** The line of the first place that cannot be read; browsers do not name it for code made from text. */
export function findBrokenLine(code: string): number | undefined {
  let line: number | undefined;
  language.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) line ??= code.slice(0, from).split('\n').length;
    },
  });
  return line;
}
