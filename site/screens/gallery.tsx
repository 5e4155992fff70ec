import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Breadcrumbs } from 'engine/shell/breadcrumbs.tsx';
import { CopyMenu } from 'engine/shell/copy-menu.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import { SideNavigation } from 'engine/shell/side-navigation.tsx';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { fillIn } from 'engine/base/fill-in.ts';
import { GalleryCard } from './gallery-card.tsx';
import type { GalleryGroup } from './gallery-group.ts';

interface GalleryProps {
  view: PageView;
  groups: readonly GalleryGroup[];
  /** Finished HTML of real components, by their names. */
  samples?: Readonly<Record<string, string>>;
}

/** Every component on one page, by family, each as it looks, with a line on its use. */
export function Gallery({ view, groups, samples = {} }: GalleryProps) {
  const t = useTranslate();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const side = view.navigation && <SideNavigation view={view} navigation={view.navigation} />;
  return (
    <SiteFrame view={view} side={side}>
      <div className="page page--full">
        <main
          className="article"
          id="main-content"
          tabIndex={-1}
          data-screen-part="gallery"
          data-count={t('gallery.count')}
          data-count-one={t('gallery.countOne')}
        >
          <Breadcrumbs steps={view.breadcrumbs} />
          <div className="title-row">
            <h1>{view.title}</h1>
            <CopyMenu view={view} />
          </div>
          <p className="lead">{fillIn(t('gallery.lead'), { count, families: groups.length })}</p>
          <GalleryTools groups={groups} />
          {groups.map((group) => (
            <GallerySection key={group.pathname} group={group} samples={samples} />
          ))}
          <NoneFound />
        </main>
      </div>
    </SiteFrame>
  );
}

function GalleryTools({ groups }: { groups: readonly GalleryGroup[] }) {
  const t = useTranslate();
  return (
    <div className="gal-tools">
      <label className="field needs-script">
        <Icon name="search" small />
        <span className="vh">{t('gallery.filter')}</span>
        <input type="search" placeholder={t('gallery.placeholder')} data-gallery-filter="" />
      </label>
      <nav className="pills" aria-label={t('gallery.families')}>
        {groups.map((group) => (
          <a key={group.pathname} className="pill" href={`#${idOf(group)}`}>
            {group.title}
          </a>
        ))}
      </nav>
      <p className="gal-status" role="status" data-gallery-status={t('gallery.shown')} />
    </div>
  );
}

interface GallerySectionProps {
  group: GalleryGroup;
  samples: Readonly<Record<string, string>>;
}

function GallerySection({ group, samples }: GallerySectionProps) {
  const t = useTranslate();
  const id = idOf(group);
  const unit = group.items.length === 1 ? 'gallery.countOne' : 'gallery.count';
  return (
    <section aria-labelledby={id} data-gallery-group={id}>
      <h2 className="gal-head" id={id}>
        {group.title}
        <small dir="auto" data-gallery-count="">
          {fillIn(t(unit), { count: group.items.length })}
        </small>
      </h2>
      <div className="gal">
        {group.items.map((item) => (
          <GalleryCard key={item.pathname} item={item} samples={samples} />
        ))}
      </div>
    </section>
  );
}

function NoneFound() {
  const t = useTranslate();
  return (
    <div className="blank" data-gallery-none="" hidden>
      <Icon name="search" />
      <h2>{t('gallery.none')}</h2>
      <p>{t('gallery.noneHint')}</p>
      <button className="btn" type="button" data-gallery-reset="">
        {t('gallery.showAll')}
      </button>
    </div>
  );
}

function idOf({ pathname }: GalleryGroup): string {
  return pathname.split('/').at(-1) ?? pathname;
}
