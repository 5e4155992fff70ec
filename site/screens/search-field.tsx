import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';

/** A button in the shape of a search field: it opens the search dialog. */
export function SearchField({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <button className="find find--hero needs-script" type="button" data-open="search">
      <Icon name="search" />
      <span>{text}</span>
      <kbd className="kbd" aria-hidden="true">
        {t('header.searchKeys')}
      </kbd>
    </button>
  );
}
