import type { Problem } from '../../model/problem.ts';

/** Problems as an author reads them in the terminal: place, what happened, what to change. */
export function formatProblems(problems: readonly Problem[]): string {
  const parts = problems.map(({ file, line, message, fix }) =>
    [
      `  ${line === undefined ? file : `${file}:${String(line)}`}`,
      `    ${message}`,
      `    Fix: ${fix}`,
    ].join('\n'),
  );
  const count =
    problems.length === 1 ? '1 problem stops' : `${String(problems.length)} problems stop`;
  return [`${count} the build:`, ...parts].join('\n\n');
}
