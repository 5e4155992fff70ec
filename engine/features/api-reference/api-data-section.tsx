import { CopyLabels } from '../code/copy-labels.tsx';
import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiView } from './api-view.ts';

/** The same facts for programs. */
export function ApiData({ view }: { view: ApiView }) {
  const t = useTranslate();
  return (
    <>
      <p>
        {t('api.dataText')} <a href={view.dataHref}>JSON</a>
      </p>
      <p className="api-copy">
        <button className="btn copy" type="button" data-copy-href={view.dataHref}>
          <CopyLabels
            copy={t('api.copyJson')}
            copied={t('code.copied')}
            notAllowed={t('code.notAllowed')}
          />
        </button>
      </p>
    </>
  );
}
