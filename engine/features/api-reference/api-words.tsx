import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiView } from './api-view.ts';

/** What the script of an API page needs to know: where the types are, and its words. */
export function ApiWords({ view }: { view: ApiView }) {
  const t = useTranslate();
  return (
    <template
      data-api-page={view.typesHref}
      data-prefix={view.hrefPrefix}
      data-close={t('api.typeClose')}
      data-back={t('api.typeBack')}
      data-failed={t('api.typeFailed')}
      data-expand={t('api.expand')}
      data-collapse={t('api.collapse')}
    />
  );
}
