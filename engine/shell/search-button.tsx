import { useTranslate } from '../features/config/docs-provider.tsx';
import { SearchFrame } from '../features/search/frame/search-frame.tsx';
import { publicHrefFor, type SearchSetup } from '../features/search/dialog/search-setup.ts';
import type { FrameView } from './frame-view.ts';
import { HeaderButton } from './header-button.tsx';
import { Icon } from './icon.tsx';

interface SearchButtonProps {
  view: FrameView;
  /** True where there is no room for a field: an icon on every screen. */
  compact: boolean;
}

const shortcuts = 'Control+K Meta+K';

/** Opens the search: a wide field-like button where there is room, an icon elsewhere, a link without script. */
export function SearchButton({ view, compact }: SearchButtonProps) {
  const t = useTranslate();
  const label = t('header.search');
  const setup = setupOf(view, compact);
  const hooks = {
    'data-open': 'search',
    'data-search': JSON.stringify(setup),
    'data-failed': t('header.searchFailed'),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': shortcuts,
  } as const;
  return (
    <>
      {compact ? (
        <HeaderButton icon="search" label={label} {...hooks} />
      ) : (
        <>
          <button className="find from-m needs-script" type="button" {...hooks}>
            <Icon name="search" small />
            <span>{label}</span>
            <kbd className="kbd">{t('header.searchKeys')}</kbd>
          </button>
          <HeaderButton icon="search" label={label} className="only-s" data-open="search" />
        </>
      )}
      <PublicSearch href={publicHrefFor(setup, '')} />
      <template data-search-frame="">
        <SearchFrame t={t} version={setup.version} />
      </template>
    </>
  );
}

/** Where readers without script find things. */
function PublicSearch({ href }: { href: string | undefined }) {
  const t = useTranslate();
  if (href === undefined) return null;
  return (
    <a className="ibtn without-script" href={href} aria-label={t('header.searchPublic')}>
      <Icon name="search" />
    </a>
  );
}

/** On pages without a product menu the palette must be told where the products are. */
function setupOf({ site, products }: FrameView, compact: boolean): SearchSetup {
  const { version, repositoryHref, publicSearchHref } = site;
  const product = products.find(({ current }) => current)?.id;
  return {
    version,
    ...(product && { product }),
    ...(publicSearchHref && { publicHref: publicSearchHref }),
    ...(repositoryHref && { repositoryHref }),
    ...(compact && { products: products.map(({ text, href }) => ({ text, href })) }),
  };
}
