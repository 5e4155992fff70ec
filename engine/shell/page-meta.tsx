import { useTranslate } from '../features/config/docs-provider.tsx';
import { formatDate } from '../model/format-date.ts';
import type { PageView } from '../model/page-view.ts';
import { Icon } from './icon.tsx';

type PageMetaProps = Pick<PageView, 'updated' | 'editHref' | 'htmlLang'>;

/** When the page was last changed and where to change it. */
export function PageMeta({ updated, editHref, htmlLang }: PageMetaProps) {
  const t = useTranslate();
  if (!updated && !editHref) return null;
  return (
    <div className="page-meta">
      {updated && (
        <span>
          {t('page.updated')} <time dateTime={updated}>{formatDate(updated, htmlLang)}</time>
        </span>
      )}
      {editHref && (
        <a href={editHref} rel="nofollow">
          <Icon name="edit" small />
          {t('page.edit')}
        </a>
      )}
    </div>
  );
}
