import { useTranslate } from '../features/config/docs-provider.tsx';
import type { Alternate } from '../model/page-view.ts';
import { Icon } from './icon.tsx';

interface LanguageMenuProps {
  alternates: readonly Alternate[];
  className: string;
}

/** Shows the same page in another language; absent when there is only one. */
export function LanguageMenu({ alternates, className }: LanguageMenuProps) {
  const t = useTranslate();
  const current = alternates.find((alternate) => alternate.current);
  if (!current || alternates.length < 2) return null;
  return (
    <details className={`menu-at ${className}`} data-menu="">
      <summary className="pick pick--v pick--language">
        <Icon name="globe" />
        <span className="vh">{t('header.language')}</span>
        <span>{current.label}</span>
        <Icon name="chev" small />
      </summary>
      <nav className="menu" aria-label={t('header.languages')} data-languages="">
        {alternates.map((alternate) => (
          <LanguageRow key={alternate.locale} alternate={alternate} />
        ))}
      </nav>
    </details>
  );
}

function LanguageRow({ alternate }: { alternate: Alternate }) {
  return (
    <a
      href={alternate.href}
      lang={alternate.htmlLang}
      hrefLang={alternate.htmlLang}
      aria-current={alternate.current || undefined}
      data-ga-event-category="l10n"
      data-ga-event-action="language"
      data-ga-event-label={alternate.locale}
    >
      {alternate.label}
    </a>
  );
}
