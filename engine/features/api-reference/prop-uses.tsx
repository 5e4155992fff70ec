import type { LinkView } from '../../model/page-view.ts';
import { useTranslate } from '../config/docs-provider.tsx';

/** More demos than this are folded: a few show how a prop is used. */
const mostShown = 3;

/** The way from a prop to every demo that sets it. */
export function PropUses({ uses }: { uses: readonly LinkView[] }) {
  const t = useTranslate();
  const more = uses.slice(mostShown);
  if (uses.length === 0) {
    return null;
  }
  return (
    <div className="uses">
      {t('api.usedIn')} <Links links={uses.slice(0, mostShown)} />
      {more.length > 0 && (
        <details>
          <summary>{t('api.moreUses').replace('{count}', String(more.length))}</summary>
          <Links links={more} />
        </details>
      )}
    </div>
  );
}

function Links({ links }: { links: readonly LinkView[] }) {
  return links.map(({ text, href }, at) => (
    <span key={href}>
      {at > 0 && ', '}
      <a href={href}>{text}</a>
    </span>
  ));
}
