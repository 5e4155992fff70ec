import { useTranslate } from '../config/docs-provider.tsx';
import { apiLayouts } from './api-layout.ts';
import { useApiScope } from './api-scope.ts';

/** Lets the reader choose between table and lists; the choice is kept per kind of section. */
export function ViewChoice({ section }: { section: 'props' | 'slots' | 'classes' }) {
  const t = useTranslate();
  const { view } = useApiScope();
  return (
    <label className="api-view">
      <span className="vh">{t('api.view')}</span>
      <select
        className="btn"
        data-api-view={section}
        data-key={`${view.storagePrefix}apiPage_${section}`}
        autoComplete="off"
      >
        {apiLayouts.map((layout) => (
          <option key={layout} value={layout}>
            {t(`api.views.${layout}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
