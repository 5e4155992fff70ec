import type { ReactNode } from 'react';

const accent = { className: 'a', stroke: 'none' };

/* One outline and one filled part each, like the mark of the site. */
const glyphs: Readonly<Record<string, ReactNode>> = {
  material: (
    <>
      <rect x="2.75" y="2.75" width="9.5" height="9.5" rx="2.5" />
      <circle {...accent} cx="13.5" cy="13.5" r="4.5" />
    </>
  ),
  system: (
    <>
      <rect x="2.75" y="2.75" width="14.5" height="14.5" rx="3" />
      <rect {...accent} x="6.5" y="6.5" width="7" height="7" rx="1" />
    </>
  ),
  family: (
    <>
      <rect x="2.75" y="2.75" width="5.5" height="5.5" rx="1.5" />
      <rect x="11.75" y="2.75" width="5.5" height="5.5" rx="1.5" />
      <rect x="2.75" y="11.75" width="5.5" height="5.5" rx="1.5" />
      <rect {...accent} x="11" y="11" width="7" height="7" rx="1.5" />
    </>
  ),
  grid: (
    <>
      <rect x="2.75" y="2.75" width="14.5" height="14.5" rx="3" />
      <path d="M2.75 12.5h14.5M10 8v9.25" />
      <path {...accent} d="M2.75 5.75a3 3 0 0 1 3-3h8.5a3 3 0 0 1 3 3V8H2.75Z" />
    </>
  ),
  picker: (
    <>
      <rect x="2.75" y="4" width="14.5" height="13.25" rx="3" />
      <path d="M7 2.25v3M13 2.25v3" />
      <rect {...accent} x="10" y="10" width="4.5" height="4.5" rx="1" />
    </>
  ),
  chart: (
    <>
      <rect x="2.75" y="9.75" width="3.5" height="7.5" rx="1" />
      <rect {...accent} x="8" y="2.5" width="4" height="15" rx="1" />
      <rect x="13.75" y="6.75" width="3.5" height="10.5" rx="1" />
    </>
  ),
  tree: (
    <>
      <path d="M5 7.5v5.25a2 2 0 0 0 2 2h4M5 9.5h6" />
      <circle {...accent} cx="5" cy="5" r="3" />
      <rect x="11.5" y="7.75" width="5.75" height="3.5" rx="1" />
      <rect x="11.5" y="13" width="5.75" height="3.5" rx="1" />
    </>
  ),
};

/** The drawing beside a product's name; an unknown name draws nothing. */
export function ProductGlyph({ name }: { name: string }) {
  const drawing = glyphs[name];
  if (!drawing) return null;
  return (
    <svg
      className="glyph"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
