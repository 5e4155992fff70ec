import { Fragment } from 'react';
import { ApiHeading } from '../../features/api-reference/api-heading.tsx';
import { ApiTools } from '../../features/api-reference/api-tools.tsx';
import { useTranslate } from '../../features/config/docs-provider.tsx';
import { Tag } from '../../shell/tag.tsx';
import { apiRoutesByKind } from '../site/api-kinds.ts';
import type { ApiRoute } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** The list of a product's entries, and a field that filters them. */
export function ApiIndex({ site, route }: { site: Site; route: ApiRoute }) {
  const t = useTranslate();
  const kinds = [...apiRoutesByKind(site.index, route)].filter(([, own]) => own.length > 0);
  return (
    <>
      <template data-api-page="" />
      <ApiTools total={kinds.flatMap(([, own]) => own).length} hint="filterNames" />
      {kinds.map(([kind, own]) => (
        <Fragment key={kind}>
          <ApiHeading id={kind.replace(/s?$/, 's')}>{t(`api.kinds.${kind}`)}</ApiHeading>
          <div className="wide" data-api-section="">
            <ul className="api-list" data-api-table="">
              {own.map((it) => (
                <li key={it.pathname}>
                  <a href={`${it.pathname}/`}>{it.entry?.name}</a>
                  {it.entry?.plan && <Tag kind={it.entry.plan} />}
                </li>
              ))}
            </ul>
          </div>
        </Fragment>
      ))}
    </>
  );
}
