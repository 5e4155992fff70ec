import type { ColorMode, PaletteMode } from './display-settings.ts';

interface Half {
  mode: PaletteMode;
  x: number;
  width: number;
}

/** A small drawing of the site in a color mode; the system mode shows both halves. */
export function ModePicture({ mode }: { mode: ColorMode }) {
  const halves: Half[] =
    mode === 'system'
      ? [
          { mode: 'light', x: 0, width: 48 },
          { mode: 'dark', x: 48, width: 48 },
        ]
      : [{ mode, x: 0, width: 96 }];
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      {halves.map((half) => (
        <Page key={half.mode} {...half} />
      ))}
    </svg>
  );
}

/* The colors are the site's own: `data-mode` turns the part of the drawing inside it light or dark. */
function Page({ mode, x, width }: Half) {
  return (
    <svg x={x} width={width} height="60" viewBox={`${x} 0 ${width} 60`} data-mode={mode}>
      <rect width="96" height="60" fill="var(--c-canvas)" />
      <rect
        x="26"
        y="10"
        width="80"
        height="60"
        rx="5"
        fill="var(--c-sheet)"
        stroke="var(--c-line)"
      />
      <path d="M8 15.5h12m-12 14h12m14 1h52m-52 7h44" stroke="var(--c-line)" strokeWidth="3" />
      <path d="M8 22.5h12" stroke="var(--c-accent)" strokeWidth="3" />
      <path d="M34 20.5h28" stroke="var(--c-text)" strokeWidth="5" />
      <rect x="34" y="45" width="18" height="8" rx="4" fill="var(--c-accent)" />
    </svg>
  );
}
