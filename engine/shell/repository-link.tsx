import { useTranslate } from '../features/config/docs-provider.tsx';
import type { SiteView } from '../model/page-view.ts';
import { Tip } from './header-button.tsx';
import { Icon } from './icon.tsx';

/** Leads to the public repository, if the site has one. */
export function RepositoryLink({ site, className = '' }: { site: SiteView; className?: string }) {
  const t = useTranslate();
  if (!site.repositoryHref) return null;
  return (
    <a
      className={`ibtn ${className}`.trim()}
      href={site.repositoryHref}
      aria-label={t('header.repository')}
      data-ga-event-category="header"
      data-ga-event-action="github"
    >
      <Icon name="github" />
      <Tip text={t('header.repository')} />
    </a>
  );
}
