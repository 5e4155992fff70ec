import type { PageView } from '../model/page-view.ts';
import { ContentsRail } from './contents-list.tsx';
import { PageEnd } from './page-end.tsx';
import { PageHead } from './page-head.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { SiteFrame } from './site-frame.tsx';
import { ThumbBar } from './thumb-bar.tsx';

interface DocsPageProps {
  view: PageView;
  /** The article: prose, demos and tables, already rendered. */
  articleHtml: string;
  /** The article takes all the width there is: tables do, prose keeps its measure. */
  wide?: boolean;
}

/** A whole documentation page, as it stands inside `<body>`. */
export function DocsPage({ view, articleHtml, wide = false }: DocsPageProps) {
  return (
    <SiteFrame
      view={view}
      side={view.navigation && <SideNavigation view={view} navigation={view.navigation} />}
    >
      <div className={wide ? 'page page--wide' : 'page'}>
        <div>
          <ThumbBar view={view} />
          <main className="article" id="main-content" tabIndex={-1}>
            <PageHead view={view} />
            <div
              className="prose mt-3"
              {...view.textLanguage}
              dangerouslySetInnerHTML={{ __html: articleHtml }}
            />
            <PageEnd view={view} />
          </main>
        </div>
        <ContentsRail contents={view.contents} language={view.textLanguage} />
      </div>
    </SiteFrame>
  );
}
