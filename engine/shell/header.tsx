import { useTranslate } from '../features/config/docs-provider.tsx';
import { Brand } from './brand.tsx';
import type { FrameView } from './frame-view.ts';
import { HeaderButton } from './header-button.tsx';
import { Icon } from './icon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainLinks } from './main-links.tsx';
import { ModeButton } from './mode-button.tsx';
import { ProductMenu } from './product-menu.tsx';
import { RepositoryLink } from './repository-link.tsx';
import { SearchButton } from './search-button.tsx';
import { VersionMenu } from './version-menu.tsx';

interface HeaderProps {
  view: FrameView;
  /** `docs` shows product and version, `home` the main links of the site. */
  kind: 'docs' | 'home';
  /** True when the page has a side navigation to open. */
  hasSide: boolean;
}

/** The bar at the top of every page. */
export function Header({ view, kind, hasSide }: HeaderProps) {
  const home = kind === 'home';
  return (
    <header className={home ? 'bar bar--home' : 'bar'}>
      {hasSide && <NavigationLink />}
      <Brand site={view.site} />
      {home ? <MainLinks links={view.site.links ?? []} /> : <Context view={view} />}
      <Tools view={view} home={home} />
    </header>
  );
}

function NavigationLink() {
  const t = useTranslate();
  return (
    <a
      className="ibtn only-s"
      href="#site-nav"
      aria-label={t('header.openNavigation')}
      data-open="navigation"
    >
      <Icon name="menu" />
    </a>
  );
}

function Context({ view }: { view: FrameView }) {
  return (
    <div className="bar__ctx">
      <ProductMenu products={view.products} />
      <VersionMenu view={view} place="header" />
    </div>
  );
}

function Tools({ view, home }: { view: FrameView; home: boolean }) {
  const t = useTranslate();
  const fromMiddle = home ? '' : 'from-m';
  return (
    <div className="bar__end">
      <SearchButton view={view} compact={home} />
      <LanguageMenu alternates={view.alternates} className={`menu-at--end ${fromMiddle}`.trim()} />
      <ModeButton className={fromMiddle} />
      <HeaderButton
        icon="sliders"
        label={t('settings.open')}
        aria-haspopup="dialog"
        data-open="settings"
        data-ga-event-category="header"
        data-ga-event-action="settings"
        data-failed={t('settings.failed')}
      />
      <RepositoryLink site={view.site} className="from-m" />
    </div>
  );
}
