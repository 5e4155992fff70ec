import type { Shape } from './shape.ts';
import { shapesOf } from './shapes-of.ts';

/** The drawing of one component: an outline with one filled part, in the colors of the mode. */
export function Drawing({ name }: { name: string }) {
  return (
    <svg className="drawing" viewBox="0 0 160 96" aria-hidden="true">
      {shapesOf(name).map((shape, position) => (
        <ShapeElement key={position} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeElement({ shape }: { shape: Shape }) {
  const className = `d-${shape.drawn ? 'line' : 'fill'} d-${shape.tone}`;
  if (shape.kind === 'path') return <path className={className} d={shape.d} />;
  if (shape.kind === 'circle') {
    const [cx, cy, r] = shape.disc;
    return <circle className={className} cx={cx} cy={cy} r={r} />;
  }
  const [x, y, width, height] = shape.box;
  return <rect className={className} x={x} y={y} width={width} height={height} rx={shape.radius} />;
}
