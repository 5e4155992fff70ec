const gridRows = [
  { name: 64, origin: 48, score: 50, settled: true },
  { name: 80, origin: 38, score: 56, settled: false },
  { name: 54, origin: 56, score: 34, settled: false },
  { name: 72, origin: 42, score: 44, settled: true },
  { name: 60, origin: 50, score: 28, settled: false },
];
const bars = [44, 62, 38, 74, 56, 84, 68];
const barTones = ['ha', 'hl', 'ha', 'hl', 'ha', 'hm', 'ha'];

/** One scene drawn twice: as wireframe before the cut, as finished interface after it. */
export function HeroArt() {
  return (
    <svg className="hero__art" viewBox="0 0 560 424" aria-hidden="true">
      <defs>
        <g id="scene">
          <GridScene />
          <ChartScene />
          <CalendarScene />
          <ControlsScene />
        </g>
        <clipPath id="scene-wire">
          <path d="M0 0H250L170 424H0Z" />
        </clipPath>
        <clipPath id="scene-real">
          <path d="M250 0H560V424H170Z" />
        </clipPath>
      </defs>
      <g className="wire" clipPath="url(#scene-wire)">
        <use href="#scene" />
      </g>
      <g className="real" clipPath="url(#scene-real)">
        <use href="#scene" />
      </g>
      <path className="cut" d="M250 0 170 424" />
      <path className="dim" d="M8 72V104M4 72h8M4 104h8M260 412H284M260 408v8M284 408v8" />
    </svg>
  );
}

function GridScene() {
  return (
    <>
      <rect className="hs" x="24" y="24" width="372" height="216" rx="12" />
      <rect className="ht" x="44" y="44" width="88" height="10" rx="5" />
      <rect className="ha" x="332" y="40" width="44" height="18" rx="9" />
      {gridRows.map((row, position) => (
        <GridRow key={row.name} row={row} y={88 + position * 32} chosen={position === 1} />
      ))}
    </>
  );
}

interface GridRowProps {
  row: (typeof gridRows)[number];
  /** Middle of the row. */
  y: number;
  chosen: boolean;
}

function GridRow({ row, y, chosen }: GridRowProps) {
  return (
    <>
      {chosen && <rect className="hf" x="25" y={y - 16} width="370" height="32" />}
      <path className="he" d={`M24 ${y - 16}H396`} />
      <rect className={chosen ? 'ha' : 'hb'} x="44" y={y - 7} width="14" height="14" rx="4" />
      <rect className="hl" x="76" y={y - 4} width={row.name} height="8" rx="4" />
      <rect className="hl" x="176" y={y - 4} width={row.origin} height="8" rx="4" />
      <rect className="hl" x="262" y={y - 3} width="64" height="6" rx="3" />
      <rect className="ha" x="262" y={y - 3} width={row.score} height="6" rx="3" />
      <circle className={row.settled ? 'ha' : 'hm'} cx="348" cy={y} r="4" />
      <rect className="hl" x="358" y={y - 4} width="22" height="8" rx="4" />
    </>
  );
}

function ChartScene() {
  return (
    <>
      <rect className="hs" x="24" y="264" width="236" height="136" rx="12" />
      <path className="he" d="M44 372H240" />
      {bars.map((height, position) => (
        <rect
          key={height}
          className={barTones[position]}
          x={48 + position * 27}
          y={372 - height}
          width="16"
          height={height}
          rx="4"
        />
      ))}
    </>
  );
}

function CalendarScene() {
  const columns = [0, 1, 2, 3, 4, 5, 6].map((column) => 316 + column * 31.5);
  const lines = [252, 281, 310, 339, 368];
  return (
    <>
      <rect className="hs" x="284" y="196" width="252" height="204" rx="12" />
      <rect className="ht" x="304" y="216" width="76" height="10" rx="5" />
      <rect className="hf" x="367" y="298" width="118.5" height="24" rx="12" />
      {lines.flatMap((cy) =>
        columns.map((cx) => <circle key={`${cx} ${cy}`} className="hl" cx={cx} cy={cy} r="4.5" />),
      )}
      <circle className="ha" cx="379" cy="310" r="12" />
      <circle className="ha" cx="473.5" cy="310" r="12" />
    </>
  );
}

function ControlsScene() {
  return (
    <>
      <rect className="hs" x="420" y="24" width="116" height="148" rx="12" />
      <rect className="ha" x="440" y="44" width="48" height="26" rx="13" />
      <circle className="hk" cx="475" cy="57" r="9" />
      <rect className="hl" x="440" y="92" width="76" height="5" rx="2.5" />
      <rect className="ha" x="440" y="92" width="46" height="5" rx="2.5" />
      <circle className="ha" cx="486" cy="94.5" r="9" />
      <rect className="ha" x="440" y="122" width="76" height="30" rx="8" />
      <rect className="hk" x="460" y="133" width="36" height="8" rx="4" />
    </>
  );
}
