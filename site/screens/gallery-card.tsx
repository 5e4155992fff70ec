import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Tag } from 'engine/shell/tag.tsx';
import { componentNameOf } from './drawings/component-name.ts';
import { Drawing } from './drawings/drawing.tsx';
import { drawings } from './drawings/shapes-of.ts';
import type { GalleryItem } from './gallery-group.ts';

interface GalleryCardProps {
  item: GalleryItem;
  /** Finished HTML of real components, by their names. */
  samples: Readonly<Record<string, string>>;
}

/** One component: itself or a drawing, name and use; muted and without a link while its page is not written. */
export function GalleryCard({ item, samples }: GalleryCardProps) {
  const t = useTranslate();
  const name = componentNameOf(item.pathname);
  const ownUse = Object.hasOwn(drawings, name) ? t(`gallery.use.${name}`) : undefined;
  const useLine = item.useLine ?? ownUse;
  return (
    <article
      className={item.href ? 'gcard' : 'gcard gcard--unwritten'}
      data-gallery-card={`${item.title} ${useLine ?? ''}`}
    >
      <div className="gcard__view">
        {Object.hasOwn(samples, name) ? (
          <Sample name={name} html={samples[name] ?? ''} />
        ) : (
          <Drawing name={name} />
        )}
      </div>
      <h3 className="gcard__title">
        {item.href ? <a href={item.href}>{item.title}</a> : item.title}
        <Tags item={item} />
      </h3>
      {useLine && <p>{useLine}</p>}
    </article>
  );
}

/** The component as the library draws it: a picture, so nothing in it can be reached or is read out. */
function Sample({ name, html }: { name: string; html: string }) {
  return (
    <div
      className="gcard__sample"
      data-sample={name}
      dir="ltr"
      inert
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Tags({ item }: { item: GalleryItem }) {
  const t = useTranslate();
  return (
    <>
      {item.plan && <Tag kind={item.plan} />}
      {item.newFeature && <Tag kind="new" />}
      {item.unstable && <Tag kind="unstable" />}
      {!item.href && <span className="vh">{t('nav.unwritten')}</span>}
    </>
  );
}
