import type { PageView } from '../model/page-view.ts';
import { PageFeedback } from './page-feedback.tsx';
import { PageMeta } from './page-meta.tsx';
import { Pager } from './pager.tsx';

/** What follows the article: the question whether it helped, neighbors, date and edit link. */
export function PageEnd({ view }: { view: PageView }) {
  return (
    <div className="page-end">
      <PageFeedback view={view} />
      <Pager previous={view.previous} next={view.next} />
      <PageMeta {...view} />
    </div>
  );
}
