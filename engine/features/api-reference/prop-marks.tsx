import type { Plan } from '../../model/plan.ts';
import { useTranslate } from '../config/docs-provider.tsx';

interface PropMarksProps {
  required?: boolean | undefined;
  deprecated?: boolean;
  plan?: Plan | undefined;
}

/** What is special about a row, in words. */
export function PropMarks({ required, deprecated, plan }: PropMarksProps) {
  const t = useTranslate();
  if (!required && !deprecated && !plan) {
    return null;
  }
  return (
    <>
      {required && <span className="tag tag--req">{t('api.required')}</span>}
      {deprecated && <span className="tag tag--dep">{t('api.deprecated')}</span>}
      {plan && <span className={`tag tag--${plan}`}>{t(`nav.tags.${plan}`)}</span>}
    </>
  );
}
