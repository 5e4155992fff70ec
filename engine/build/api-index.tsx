import { ApiHeading } from '../features/api-reference/api-heading.tsx';
import { useTranslate } from '../features/config/docs-provider.tsx';
import { Tag } from '../shell/tag.tsx';
import { apiRoutesByKind } from './api-kinds.ts';
import type { ApiRoute } from './site-index.ts';
import type { Site } from './site.ts';

/** The list of a product's entries. */
export function ApiIndex({ site, route }: { site: Site; route: ApiRoute }) {
  const t = useTranslate();
  return [...apiRoutesByKind(site.index, route)]
    .filter(([, own]) => own.length > 0)
    .map(([kind, own]) => (
      <section key={kind} className="wide">
        <ApiHeading id={kind.replace(/s?$/, 's')}>{t(`api.kinds.${kind}`)}</ApiHeading>
        <ul className="api-list">
          {own.map((it) => (
            <li key={it.pathname}>
              <a href={`${it.pathname}/`}>{it.entry?.name}</a>
              {it.entry?.plan && <Tag kind={it.entry.plan} />}
            </li>
          ))}
        </ul>
      </section>
    ));
}
