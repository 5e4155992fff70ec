import { fieldSize, shapesToSvg, type Drawing } from './icon-shape.ts';

interface IconPictureProps {
  drawing: Drawing;
}

/** An icon of the set, drawn; decorative, its name stands beside it. */
export function IconPicture({ drawing }: IconPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${String(fieldSize)} ${String(fieldSize)}`}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesToSvg(drawing) }}
    />
  );
}
