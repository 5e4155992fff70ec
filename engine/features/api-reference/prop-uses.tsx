import { Fragment } from 'react';
import type { LinkView } from '../../model/page-view.ts';
import { useTranslate } from '../config/docs-provider.tsx';

/** More links than these help nobody to choose. */
const mostShown = 10;

/** The way from a prop to demos that set it, folded. */
export function PropUses({ uses }: { uses: readonly LinkView[] }) {
  const t = useTranslate();
  const key = uses.length === 1 ? 'api.usedInOne' : 'api.usedIn';
  return (
    <details className="uses">
      <summary>{t(key).replace('{count}', String(uses.length))}</summary>
      {uses.slice(0, mostShown).map(({ text, href }, at) => (
        <Fragment key={href}>
          {at > 0 && ', '}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
      {uses.length > mostShown && ', …'}
    </details>
  );
}
