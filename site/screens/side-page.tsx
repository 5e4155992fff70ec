import type { ReactNode } from 'react';
import type { PageView } from 'engine/model/page-view.ts';
import { ContentsRail } from 'engine/shell/contents-list.tsx';
import { SideNavigation } from 'engine/shell/side-navigation.tsx';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { ThumbBar } from 'engine/shell/thumb-bar.tsx';

interface SidePageProps {
  view: PageView;
  /** The sections of a page that lists them beside its text. */
  contents?: PageView['contents'];
  className?: string;
  children: ReactNode;
}

/** A screen that reads like a page: the side navigation, the article, the list of its sections. */
export function SidePage({ view, contents, className = 'article', children }: SidePageProps) {
  const side = view.navigation && <SideNavigation view={view} navigation={view.navigation} />;
  const main = (
    <main className={className} id="main-content" tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <SiteFrame view={view} side={side}>
      <div className="page">
        {contents ? (
          <>
            <div>
              <ThumbBar view={{ ...view, contents }} />
              {main}
            </div>
            <ContentsRail contents={contents} />
          </>
        ) : (
          main
        )}
      </div>
    </SiteFrame>
  );
}
