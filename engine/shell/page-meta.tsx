import { useTranslate } from '../features/config/docs-provider.tsx';
import { formatDate } from '../model/format-date.ts';
import type { PageView } from '../model/page-view.ts';
import { Icon } from './icon.tsx';

type PageMetaProps = Pick<PageView, 'updated' | 'tested' | 'editHref' | 'htmlLang'>;

/** When the page was last changed, what of it is tested, and where to change it. */
export function PageMeta({ updated, tested, editHref, htmlLang }: PageMetaProps) {
  const t = useTranslate();
  if (!updated && !tested && !editHref) return null;
  return (
    <div className="page-meta">
      {updated && (
        <span>
          {t('page.updated')} <time dateTime={updated}>{formatDate(updated, htmlLang)}</time>
        </span>
      )}
      {tested && (
        <span>
          {t(tested.statements === 1 ? 'page.testedOne' : 'page.tested')
            .replace('{count}', String(tested.statements))
            .replace('{version}', tested.version)}
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
