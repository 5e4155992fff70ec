/** A unified diff taken apart into the two texts it stands for. */
export interface SplitDiff {
  before: string;
  after: string;
  lines: readonly DiffLine[];
}

/** One line of a diff and where it stands in the text it belongs to. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  /** Index in `before` for removed lines, in `after` for the others. */
  index: number;
}

/**
 * Reads a diff whose first column holds the sign. Both sides are kept whole
 * because coloring them mixed would confuse the grammar at the first changed bracket.
 */
export function splitDiff(diff: string): SplitDiff {
  const before: string[] = [];
  const after: string[] = [];
  const lines = diff.split('\n').map((line): DiffLine => {
    const text = /^[-+ ]/.test(line) ? line.slice(1) : line;
    if (line.startsWith('-')) {
      return { kind: 'removed', index: before.push(text) - 1 };
    }
    const index = after.push(text) - 1;
    if (line.startsWith('+')) {
      return { kind: 'added', index };
    }
    before.push(text);
    return { kind: 'same', index };
  });
  return { before: before.join('\n'), after: after.join('\n'), lines };
}
