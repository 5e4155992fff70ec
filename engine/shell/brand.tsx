import { useTranslate } from '../features/config/docs-provider.tsx';
import type { SiteView } from '../model/page-view.ts';

/** The mark and the name of the site, leading home. */
export function Brand({ site }: { site: SiteView }) {
  const t = useTranslate();
  return (
    <a className="bar__brand" href={site.homeHref} aria-label={`${site.name}, ${t('header.home')}`}>
      <BrandMark />
      <span>{site.name}</span>
    </a>
  );
}

/* An open bracket and a solid half: the outline describes, the fill is the thing. */
function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M12.5 4.75H10A6.25 6.25 0 0 0 3.75 11v6A6.25 6.25 0 0 0 10 23.25h2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M15.5 3.5h2a7 7 0 0 1 7 7v7a7 7 0 0 1-7 7h-2Z" fill="var(--c-accent)" />
    </svg>
  );
}
