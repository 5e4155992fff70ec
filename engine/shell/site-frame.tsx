import type { ReactNode } from 'react';
import { useTranslate } from '../features/config/docs-provider.tsx';
import { Footer, type FooterColumn } from './footer.tsx';
import type { FrameView } from './frame-view.ts';
import { Header } from './header.tsx';

interface SiteFrameProps {
  view: FrameView;
  /** `sheet` lays the children on the reading sheet, `open` on the canvas (home, not found). */
  layout?: 'sheet' | 'open';
  /** The side navigation, if the page has one. */
  side?: ReactNode;
  footerColumns?: readonly FooterColumn[];
  /** Must hold `<main id="main-content" tabIndex={-1}>`, the target of the skip link. */
  children: ReactNode;
}

/** What stands round every page: skip link, header, footer. */
export function SiteFrame({
  view,
  layout = 'sheet',
  side,
  footerColumns,
  children,
}: SiteFrameProps) {
  const t = useTranslate();
  const footer = <Footer site={view.site} columns={footerColumns} />;
  return (
    <>
      <a className="skip" href="#main-content">
        {t('a11y.skip')}
      </a>
      {view.site.worker && <p className="copy-note" data-copy-note={t('offline.copy')} hidden />}
      <Header view={view} kind={layout === 'open' ? 'home' : 'docs'} hasSide={Boolean(side)} />
      {layout === 'open' ? (
        <>
          {children}
          {footer}
        </>
      ) : (
        <div className={side ? 'shell' : 'shell shell--wide'}>
          {side}
          <div className="sheet">
            {children}
            {footer}
          </div>
        </div>
      )}
    </>
  );
}
