import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';

/** A few controls of the core set, each with its main part filled. */
export function MaterialPreview() {
  const t = useTranslate();
  return (
    <div className="cluster">
      <div>
        <span className="mb">{t('home.preview.saveDraft')}</span>
        <span className="mb mb--outlined">{t('home.preview.preview')}</span>
      </div>
      <div>
        <span className="tf">
          <small>{t('home.preview.projectName')}</small>
          {t('home.preview.project')}
        </span>
      </div>
      <div className="cluster__spread">
        <span className="sw" />
        <span className="sl" />
        <span className="rd" />
        <span className="check check--on" />
      </div>
      <div>
        <span className="cchip cchip--on">
          <Icon name="check" small />
          {t('home.preview.design')}
        </span>
        <span className="cchip">{t('home.preview.review')}</span>
        <span className="cchip">{t('home.preview.ship')}</span>
      </div>
    </div>
  );
}
