import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import {
  PlaygroundScreen,
  type DemoGroup,
} from 'engine/features/demos/playground/playground-screen.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Brand } from 'engine/shell/brand.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import { LanguageMenu } from 'engine/shell/language-menu.tsx';
import { MainLinks } from 'engine/shell/main-links.tsx';

interface PlaygroundProps {
  view: PageView;
  groups: readonly DemoGroup[];
}

/** The whole-page editor. It stands outside the display settings of the site: it has controls of its own. */
export function Playground({ view, groups }: PlaygroundProps) {
  const t = useTranslate();
  return (
    <>
      <a className="skip" href="#main-content">
        {t('a11y.skip')}
      </a>
      <header className="bar bar--home bar--play">
        <Brand site={view.site} />
        <MainLinks links={view.site.links ?? []} />
        <div className="bar__end">
          {view.site.searchHref !== undefined && (
            <a className="ibtn" href={view.site.searchHref} aria-label={t('header.search')}>
              <Icon name="search" />
            </a>
          )}
          <LanguageMenu alternates={view.alternates} className="menu-at--end" />
        </div>
      </header>
      <PlaygroundScreen title={view.title} groups={groups} />
    </>
  );
}
