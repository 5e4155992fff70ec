import { FeedbackBox } from '../features/feedback/feedback-box.tsx';
import type { PageView } from '../model/page-view.ts';

/** The question whether this page helped. */
export function PageFeedback({ view }: { view: PageView }) {
  return (
    <FeedbackBox
      page={view.pathname}
      locale={view.locale}
      version={view.site.version}
      issueHref={view.site.repositoryHref && issueHrefOf(view.site.repositoryHref, view)}
    />
  );
}

function issueHrefOf(repositoryHref: string, { site, href }: PageView): string {
  const body = new URLSearchParams({ body: site.origin + href });
  return `${repositoryHref}/issues/new?${body.toString()}`;
}
