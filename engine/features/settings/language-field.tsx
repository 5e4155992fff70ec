import { useTranslate } from '../config/docs-provider.tsx';
import { FieldKey } from './field-key.tsx';
import { languageKey } from './setting-keys.ts';

/** The page in one of its languages. */
export interface PageLanguage {
  label: string;
  href: string;
  htmlLang: string;
  current: boolean;
}

interface LanguageFieldProps {
  languages: readonly PageLanguage[];
  onChoose: (href: string) => void;
}

/** Opens the page in another language; absent when there is only one. */
export function LanguageField({ languages, onChoose }: LanguageFieldProps) {
  const t = useTranslate();
  if (languages.length < 2) return null;
  return (
    <div className="set">
      <label htmlFor="settings-language">
        {t('settings.names.language')}
        <FieldKey letter={languageKey} />
      </label>
      <div className="select">
        <select
          id="settings-language"
          aria-describedby="settings-language-hint"
          defaultValue={languages.find((language) => language.current)?.href}
          onChange={(event) => onChoose(event.target.value)}
        >
          {languages.map(({ href, htmlLang, label }) => (
            <option key={href} value={href} lang={htmlLang}>
              {label}
            </option>
          ))}
        </select>
        <svg className="i i--s" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m6 8 4 4 4-4" />
        </svg>
      </div>
      <p id="settings-language-hint">{t('settings.hints.language')}</p>
    </div>
  );
}
