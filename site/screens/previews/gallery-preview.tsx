import { Drawing } from '../drawings/drawing.tsx';

const shown = ['button', 'table', 'dialog', 'stepper', 'rating', 'app-bar', 'drawer', 'charts'];

/** A corner of the component gallery. */
export function GalleryPreview() {
  return (
    <div className="mosaic">
      {shown.map((name) => (
        <div key={name}>
          <Drawing name={name} />
        </div>
      ))}
    </div>
  );
}
