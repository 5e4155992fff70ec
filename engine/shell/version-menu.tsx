import { useTranslate } from '../features/config/docs-provider.tsx';
import type { DocsVersion } from '../model/version.ts';
import type { FrameView } from './frame-view.ts';
import { Icon } from './icon.tsx';

interface VersionMenuProps {
  view: FrameView;
  /** Where the menu stands: ids belong to the one in the header, the drawer's opens upwards. */
  place: 'header' | 'drawer';
}

/** Switches to the documentation of an older version, or leads to the guide that comes from it. */
export function VersionMenu({ view, place }: VersionMenuProps) {
  const t = useTranslate();
  const { versions, site } = view;
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
      <nav className="menu menu--versions" id={ids?.menu} aria-label={t('header.versions')}>
        {versions.map((version) => (
          <VersionRow key={version.text} version={version} />
        ))}
        {site.upgradesHref && (
          <>
            <hr />
            <a className="menu__aside" href={site.upgradesHref}>
              {t('header.upgrades')}
            </a>
          </>
        )}
      </nav>
    </details>
  );
}

/** A version and what it is here; beside an older one the guide that leads on from it. */
function VersionRow({ version: { text, href, current, upgrade } }: { version: DocsVersion }) {
  const t = useTranslate();
  if (current) {
    return (
      <span aria-current="true">
        <span>
          {text}
          <small>{t('header.documentedVersion')}</small>
        </span>
      </span>
    );
  }
  return (
    <>
      <a href={href}>
        <span>
          {text}
          <small>{t('header.olderVersion')}</small>
        </span>
      </a>
      {upgrade && (
        <a
          className="menu__aside"
          href={upgrade.href}
          aria-label={t('header.upgradeFrom').replace('{to}', upgrade.to).replace('{from}', text)}
        >
          {t('header.upgrade').replace('{to}', upgrade.to)}
        </a>
      )}
    </>
  );
}
