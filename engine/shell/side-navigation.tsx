import { useDocsConfig, useTranslate } from '../features/config/docs-provider.tsx';
import type { NavigationView } from '../model/page-view.ts';
import { Brand } from './brand.tsx';
import type { FrameView } from './frame-view.ts';
import { Icon } from './icon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ModeButton } from './mode-button.tsx';
import { navigationDigest, navigationHtml } from './navigation-html.tsx';
import { RepositoryLink } from './repository-link.tsx';
import { VersionMenu } from './version-menu.tsx';

interface SideNavigationProps {
  view: FrameView;
  navigation: NavigationView;
}

/** The tree of pages beside the sheet; on narrow screens the same element is a drawer. */
export function SideNavigation({ view, navigation }: SideNavigationProps) {
  return (
    <div className="side" id="site-nav">
      <DrawerHead view={view} />
      <div className="side__body" data-tree={navigationDigest(navigation, useDocsConfig())}>
        <NavigationTree navigation={navigation} />
      </div>
      <DrawerFoot view={view} />
    </div>
  );
}

function NavigationTree({ navigation }: { navigation: NavigationView }) {
  const config = useDocsConfig();
  return (
    <nav className="nav" aria-label={config.translate('nav.label')}>
      <FilterField />
      <ul dangerouslySetInnerHTML={{ __html: navigationHtml(navigation, config) }} />
      <p className="nav__none" role="status" data-none={config.translate('nav.none')} />
    </nav>
  );
}

function FilterField() {
  const t = useTranslate();
  return (
    <div className="nav__filter needs-script">
      <label className="field field--soft">
        <Icon name="filter" small />
        <span className="vh">{t('nav.filter')}</span>
        <input type="search" placeholder={t('nav.filter')} autoComplete="off" data-nav-filter="" />
      </label>
    </div>
  );
}

function DrawerHead({ view }: { view: FrameView }) {
  const t = useTranslate();
  return (
    <div className="side__head">
      <Brand site={view.site} />
      <a className="ibtn" href="#main-content" aria-label={t('nav.close')} data-close-navigation="">
        <Icon name="x" />
      </a>
    </div>
  );
}

function DrawerFoot({ view }: { view: FrameView }) {
  return (
    <div className="side__foot">
      <VersionMenu view={view} place="drawer" />
      <LanguageMenu alternates={view.alternates} className="menu-at--up" />
      <ModeButton />
      <RepositoryLink site={view.site} />
    </div>
  );
}
