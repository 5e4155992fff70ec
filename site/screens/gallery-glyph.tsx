/** The gallery's own drawing beside its name, in the manner of the products' ones. */
export function GalleryGlyph() {
  return (
    <svg
      className="glyph"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <rect x="2.75" y="2.75" width="6" height="6" rx="1.5" />
      <rect x="2.75" y="11.25" width="6" height="6" rx="1.5" />
      <rect x="11.25" y="2.75" width="6" height="6" rx="1.5" />
      <rect className="a" stroke="none" x="10.5" y="10.5" width="7.5" height="7.5" rx="1.5" />
    </svg>
  );
}
