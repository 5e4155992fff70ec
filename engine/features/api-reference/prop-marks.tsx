import type { Plan } from '../../model/plan.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import type { MemberMark } from './history/entry-history.ts';
import { momentText } from './history/moment-text.ts';

interface PropMarksProps {
  required?: boolean | undefined;
  deprecated?: boolean;
  plan?: Plan | undefined;
  /** What a reader with another version must know. */
  time?: MemberMark | undefined;
}

/** What is special about a row, in words. */
export function PropMarks({ required, deprecated, plan, time = {} }: PropMarksProps) {
  const t = useTranslate();
  return (
    <>
      {required && <span className="tag tag--req">{t('api.required')}</span>}
      {deprecated && <span className="tag tag--dep">{t('api.deprecated')}</span>}
      {plan && <span className={`tag tag--${plan}`}>{t(`nav.tags.${plan}`)}</span>}
      {time.since && <small>{momentText(t, 'since', time.since)}</small>}
      {time.deprecated && <small>{momentText(t, 'deprecated', time.deprecated)}</small>}
      {time.gone && <small className="gone">{momentText(t, 'gone', time.gone)}</small>}
    </>
  );
}
