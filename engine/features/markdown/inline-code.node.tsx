import type { ReactNode } from 'react';
import { LongName } from '../code/long-name.tsx';

const color = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(?:rgb|hsl)a?\([\d\s.,%/]+\)$/i;

/** Letters of a name that a column of a narrow screen has room for. */
const column = 12;

/** A name that may be longer than a line of a narrow screen. */
const longName = /^\S{31,}$/;

interface InlineCodeProps {
  value: string;
  /** Cells are narrow: there shorter names may be broken between their words, too. */
  inCell?: boolean;
}

/** Code within a sentence or a cell; a color is shown beside its value. */
export function InlineCode({ value, inCell = false }: InlineCodeProps): ReactNode {
  if (!color.test(value)) {
    if (inCell)
      return (
        <code>
          <LongName name={value} line={column} />
        </code>
      );
    return <code>{longName.test(value) ? <LongName name={value} /> : value}</code>;
  }
  return (
    <code dir="ltr">
      {/* An attribute, because pages without demos allow no inline style. */}
      <svg className="hue" aria-hidden="true">
        <rect width="100%" height="100%" fill={value} />
      </svg>
      {value}
    </code>
  );
}
