import type { ReactNode } from 'react';

/** Share of a row that a tile takes on wide screens. */
export type TileShape = 'third' | 'half' | 'wide';

interface TileProps {
  title: string;
  /** Empty or absent while nothing behind the tile is written: it is then shown without a link. */
  href?: string | undefined;
  /** Version or number, at the end of the title. */
  detail?: string | undefined;
  text: string;
  glyph: ReactNode;
  shape: TileShape;
  /** Decorative preview. */
  children: ReactNode;
}

/** A product on the home page: drawn preview, name, version and one sentence. */
export function Tile({ title, href, detail, text, glyph, shape, children }: TileProps) {
  return (
    <article className={`tile tile--${shape}`}>
      <div className="tile__view" aria-hidden="true" inert>
        {children}
      </div>
      <div className="tile__text">
        <h3>
          {glyph}
          {href ? <a href={href}>{title}</a> : title}
          {detail && <small>{detail}</small>}
        </h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
