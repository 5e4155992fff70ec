import { useTranslate } from '../features/config/docs-provider.tsx';
import { Icon } from './icon.tsx';

/** A link to the top of the page, shown once the reader has scrolled. */
export function BackToTop({ className }: { className: string }) {
  const t = useTranslate();
  return (
    <a
      className={className}
      href="#top"
      data-ga-event-category="layout"
      data-ga-event-action="click-back-to-top"
    >
      <Icon name="up" small />
      <span>{t('page.backToTop')}</span>
    </a>
  );
}
