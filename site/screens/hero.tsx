import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { HeroArt } from './hero-art.tsx';
import { lookups, shownLookups } from './home-links.ts';
import { SearchField } from './search-field.tsx';
import { firstWritten, type HrefOf } from './written-page.ts';

/** Title, search field and the subjects readers often look up. */
export function Hero({ hrefOf }: { hrefOf: HrefOf }) {
  const t = useTranslate();
  return (
    <section className="hero">
      <div>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <SearchField text={t('home.search')} />
        <Lookups hrefOf={hrefOf} />
      </div>
      <HeroArt />
    </section>
  );
}

function Lookups({ hrefOf }: { hrefOf: HrefOf }) {
  const t = useTranslate();
  const written = lookups.flatMap(({ key, pathnames }) => {
    const href = firstWritten(pathnames, hrefOf);
    return href ? [{ key, href }] : [];
  });
  if (written.length === 0) return null;
  return (
    <div className="hero__try">
      <span>{t('home.oftenLookedUp')}</span>
      {written.slice(0, shownLookups).map(({ key, href }) => (
        <a key={key} className="pill" href={href}>
          {t(`home.lookup.${key}`)}
        </a>
      ))}
    </div>
  );
}
