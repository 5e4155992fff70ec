/** A source without its marks, and the lines that stood between them, counted from 0. */
export interface MarkedSource {
  code: string;
  marked?: { first: number; last: number };
}

const mark = /^\s*(?:\/\/|\{?\/\*)\s*#(end)?region\b.*$/;

/** Takes out `// #region` and `// #endregion`, by which an author marks the lines that teach. */
export function takeMarks(name: string, source: string): MarkedSource {
  const fault = findMarkFault(source);
  if (fault !== undefined) {
    throw new Error(
      `${name}, line ${String(fault)}: a demo marks its lines with one "// #region" and one "// #endregion" after it. Correct the marks, or take them out.`,
    );
  }
  const lines = source.split('\n');
  const [start, end] = marksIn(lines);
  if (!start || !end) return { code: source };
  return {
    code: lines.filter((_line, index) => index !== start.index && index !== end.index).join('\n'),
    marked: { first: start.index, last: end.index - 2 },
  };
}

/** The line, counted from 1, of the first mark that has no counterpart. */
export function findMarkFault(source: string): number | undefined {
  const marks = marksIn(source.split('\n'));
  const [start, end, third] = marks;
  if (!start) return undefined;
  if (start.ends || !end?.ends) return start.index + 1;
  return third && third.index + 1;
}

function marksIn(lines: readonly string[]): { index: number; ends: boolean }[] {
  return lines.flatMap((line, index) => {
    const found = mark.exec(line);
    return found ? [{ index, ends: found[1] !== undefined }] : [];
  });
}
