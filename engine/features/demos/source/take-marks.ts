/** A source without its marks, and the lines that stood between them, counted from 0. */
export interface MarkedSource {
  code: string;
  marked?: { first: number; last: number };
}

const mark = /^\s*(?:\/\/|\{?\/\*)\s*#(end)?region\b.*$/;

/** Takes out `// #region` and `// #endregion`, by which an author marks the lines that teach. */
export function takeMarks(name: string, source: string): MarkedSource {
  const lines = source.split('\n');
  const marks = lines.flatMap((line, index) => {
    const found = mark.exec(line);
    return found ? [{ index, ends: found[1] !== undefined }] : [];
  });
  if (marks.length === 0) return { code: source };
  const [start, end] = marks;
  if (marks.length !== 2 || !start || !end || start.ends || !end.ends) {
    throw new Error(
      `${name}, line ${String((start?.index ?? 0) + 1)}: a demo marks its lines with one "// #region" and one "// #endregion" after it. Correct the marks, or take them out.`,
    );
  }
  return {
    code: lines.filter((_line, index) => index !== start.index && index !== end.index).join('\n'),
    marked: { first: start.index, last: end.index - 2 },
  };
}
