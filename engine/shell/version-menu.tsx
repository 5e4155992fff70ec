import { useTranslate } from '../features/config/docs-provider.tsx';
import type { DocsVersion } from '../model/version.ts';
import { Icon } from './icon.tsx';

interface VersionMenuProps {
  versions: readonly DocsVersion[];
  /** Where the menu stands: ids belong to the one in the header, the drawer's opens upwards. */
  place: 'header' | 'drawer';
}

/** Switches to the documentation of an older version. */
export function VersionMenu({ versions, place }: VersionMenuProps) {
  const t = useTranslate();
  const current = versions.find((version) => version.current);
  if (!current) return null;
  const ids =
    place === 'header' ? { button: 'mui-version-selector', menu: 'mui-version-menu' } : undefined;
  return (
    <details className={place === 'header' ? 'menu-at from-m' : 'menu-at menu-at--up'} data-menu="">
      <summary className="pick pick--v" id={ids?.button}>
        <span className="vh">{t('header.version')}</span>
        <span>{current.text}</span>
        <Icon name="chev" small />
      </summary>
      <nav className="menu" id={ids?.menu} aria-label={t('header.versions')}>
        {versions.map((version) => (
          <VersionRow key={version.text} version={version} />
        ))}
      </nav>
    </details>
  );
}

function VersionRow({ version }: { version: DocsVersion }) {
  if (version.current) return <span aria-current="true">{version.text}</span>;
  return <a href={version.href}>{version.text}</a>;
}
