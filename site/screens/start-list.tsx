import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import { starts } from './home-links.ts';
import { SectionHead } from './section-head.tsx';
import { firstWritten, type HrefOf } from './written-page.ts';

/** First steps for newcomers; a step whose page is not written yet is left out. */
export function StartList({ hrefOf }: { hrefOf: HrefOf }) {
  const t = useTranslate();
  const steps = starts.flatMap(({ key, pathnames }) => {
    const href = firstWritten(pathnames, hrefOf);
    return href ? [{ key, href }] : [];
  });
  if (steps.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="start">
      <SectionHead id="start" title={t('home.start')} />
      <div className="starts">
        {steps.map(({ key, href }) => (
          <a key={key} className="start" href={href}>
            <b>
              {t(`home.starts.${key}.title`)}
              <Icon name="arrow" small flip />
            </b>
            <span>{t(`home.starts.${key}.text`)}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
