import { useTranslate } from '../config/docs-provider.tsx';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import type { ApiProp } from './api-entry.ts';

interface ApiToolsProps {
  /** The props among the rows, for the marks by which they differ. */
  props?: readonly ApiProp[];
  /** How many rows there are in all tables. */
  total: number;
  /** Word for what the rows are filtered by. */
  hint?: 'filterHint' | 'filterNames';
  /** Versions with which some of the rows came, the newest first. */
  since?: readonly string[];
  /** Name of the entry whose props can be shown too. */
  inheritedFrom?: string | undefined;
}

/** One filter for all tables of a page, and the marks of their rows. Works only with script and is hidden without. */
export function ApiTools(given: ApiToolsProps) {
  const { props = [], total, hint = 'filterHint', since = [], inheritedFrom } = given;
  const t = useTranslate();
  const count = String(total);
  const marks = ['all', ...marksOf(props)];
  return (
    <div className="api-tools wide" data-api-tools="">
      <label className="field">
        <SpriteIcon name="filter" className="i--s" />
        <span className="vh">{t('api.filter')}</span>
        <input
          type="search"
          placeholder={t(`api.${hint}`).replace('{count}', count)}
          autoComplete="off"
          data-api-filter=""
        />
      </label>
      {marks.length > 1 && (
        <div className="seg" role="group" aria-label={t('api.show')}>
          {marks.map((mark) => (
            <button key={mark} type="button" aria-pressed={mark === 'all'} data-api-mark={mark}>
              {t(`api.marks.${mark}`)}
            </button>
          ))}
        </div>
      )}
      {since.length > 0 && <SinceChoice versions={since} />}
      {inheritedFrom !== undefined && (
        <button type="button" className="btn" aria-pressed={false} data-api-inherited="">
          {t('api.showInherited').replace('{name}', inheritedFrom)}
        </button>
      )}
      <span className="count" aria-live="polite" data-api-count={t('api.count')}>
        {t('api.count').replace('{count}', count)}
      </span>
    </div>
  );
}

/** Leaves only the rows that came with a version or after it. */
function SinceChoice({ versions }: { versions: readonly string[] }) {
  const t = useTranslate();
  return (
    <select className="btn" aria-label={t('api.since')} autoComplete="off" data-api-since="">
      <option value="">{t('api.sinceAny')}</option>
      {versions.map((version) => (
        <option key={version} value={version}>
          {t('api.sinceVersion').replace('{version}', version)}
        </option>
      ))}
    </select>
  );
}

/** The marks by which these props differ. */
function marksOf(props: readonly ApiProp[]): string[] {
  const has = {
    required: props.some(({ required }) => required),
    deprecated: props.some(({ deprecated }) => deprecated !== undefined),
    event: props.some(({ name }) => /^on[A-Z]/.test(name)),
    free: props.some(({ plan }) => plan),
    pro: props.some(({ plan }) => plan === 'pro'),
    premium: props.some(({ plan }) => plan === 'premium'),
  };
  return Object.entries(has).flatMap(([mark, isPresent]) => (isPresent ? [mark] : []));
}
