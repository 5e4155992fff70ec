import { ProductGlyph } from 'engine/shell/product-glyph.tsx';

/** A product's name with its drawing, on one line. */
export function ProductName({ name, glyph }: { name: string; glyph: string }) {
  return (
    <span className="product-name">
      <ProductGlyph name={glyph} />
      {name}
    </span>
  );
}
