import type { ReactNode } from 'react';

const color = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(?:rgb|hsl)a?\([\d\s.,%/]+\)$/i;

/** Code within a sentence or a cell; a color is shown beside its value. */
export function InlineCode({ value }: { value: string }): ReactNode {
  if (!color.test(value)) return <code>{value}</code>;
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
