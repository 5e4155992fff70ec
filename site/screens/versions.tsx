import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Breadcrumbs } from 'engine/shell/breadcrumbs.tsx';
import { ContentsRail } from 'engine/shell/contents-list.tsx';
import { CopyMenu } from 'engine/shell/copy-menu.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import { SideNavigation } from 'engine/shell/side-navigation.tsx';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { ThumbBar } from 'engine/shell/thumb-bar.tsx';
import { CurrentVersions } from './current-versions.tsx';
import { OlderVersions } from './older-versions.tsx';
import type { ProductVersions } from './product-versions.ts';

interface VersionsProps {
  view: PageView;
  products: readonly ProductVersions[];
}

/** Which version of each product is documented here, and where the older ones are. */
export function Versions({ view, products }: VersionsProps) {
  const t = useTranslate();
  const contents = ['currentVersions', 'olderVersions'].map((key) => ({
    id: idOf(key),
    text: t(`versions.${key}`),
    children: [],
  }));
  const side = view.navigation && <SideNavigation view={view} navigation={view.navigation} />;
  return (
    <SiteFrame view={view} side={side}>
      <div className="page">
        <div>
          <ThumbBar view={{ ...view, contents }} />
          <main className="article" id="main-content" tabIndex={-1}>
            <Breadcrumbs steps={view.breadcrumbs} />
            <div className="title-row">
              <h1>{view.title}</h1>
              <CopyMenu view={view} />
            </div>
            <p className="lead">{t('versions.lead')}</p>
            <div className="prose versions mt-5">
              <h2 id={idOf('currentVersions')}>{t('versions.currentVersions')}</h2>
              <CurrentVersions products={products} />
              <p>{t('versions.newerText')}</p>
              <h2 id={idOf('olderVersions')}>{t('versions.olderVersions')}</h2>
              <p>{t('versions.olderText')}</p>
              <OlderVersions products={products} />
              <MenuHint />
            </div>
          </main>
        </div>
        <ContentsRail contents={contents} />
      </div>
    </SiteFrame>
  );
}

function MenuHint() {
  const t = useTranslate();
  return (
    <aside className="callout callout--info" role="note">
      <Icon name="info" />
      <div>
        <p>
          <strong>{t('versions.menuTitle')}</strong>
        </p>
        <p>{t('versions.menuText')}</p>
      </div>
    </aside>
  );
}

function idOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
