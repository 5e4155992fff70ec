import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Tag } from 'engine/shell/tag.tsx';
import { componentNameOf } from './drawings/component-name.ts';
import { Drawing } from './drawings/drawing.tsx';
import { drawings } from './drawings/shapes-of.ts';
import type { GalleryItem } from './gallery-group.ts';

/** One component: drawing, name and use; muted and without a link while its page is not written. */
export function GalleryCard({ item }: { item: GalleryItem }) {
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
        <Drawing name={name} />
      </div>
      <h3 className="gcard__title">
        {item.href ? <a href={item.href}>{item.title}</a> : item.title}
        <Tags item={item} />
      </h3>
      {useLine && <p>{useLine}</p>}
    </article>
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
