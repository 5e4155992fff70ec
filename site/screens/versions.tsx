import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Breadcrumbs } from 'engine/shell/breadcrumbs.tsx';
import { CopyMenu } from 'engine/shell/copy-menu.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import { CurrentVersions } from './current-versions.tsx';
import { OlderVersions } from './older-versions.tsx';
import type { ProductVersions } from './product-versions.ts';
import { SidePage } from './side-page.tsx';

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
  return (
    <SidePage view={view} contents={contents}>
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
    </SidePage>
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
