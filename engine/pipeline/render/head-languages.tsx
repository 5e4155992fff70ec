import type { ReactNode } from 'react';
import type { PageView } from '../../model/page-view.ts';
import {
  canonicalAddressOf,
  defaultAlternateOf,
  publicAddressOf,
  writtenAlternates,
} from '../describe/head-addresses.ts';

/**
 * Tells search engines under which address to keep the page and where its translations are.
 * A page that is not translated yet, or repeats another, names its source and joins no group of translations.
 */
export function LanguageLinks({ view }: { view: PageView }): ReactNode {
  const canonical = <link rel="canonical" href={canonicalAddressOf(view)} />;
  if (view.untranslated || view.canonicalHref !== undefined) {
    return canonical;
  }
  const { origin } = view.site;
  const standard = defaultAlternateOf(view.alternates);
  return (
    <>
      {canonical}
      {writtenAlternates(view.alternates).map(({ locale, htmlLang, href }) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={htmlLang}
          href={publicAddressOf(origin, href)}
        />
      ))}
      {standard && (
        <link rel="alternate" hrefLang="x-default" href={publicAddressOf(origin, standard.href)} />
      )}
    </>
  );
}
