import type { ApiView } from './api-view.ts';
import { sinceFacts } from './history/since-facts.ts';

interface VersionBannerProps {
  view: Pick<ApiView, 'line' | 'history'>;
  /** True when the page is about this entry alone. */
  isAlone?: boolean;
}

/** Where readers who said which version they use are told what it lacks; others see nothing of it. */
export function VersionBanner({ view: { line, history }, isAlone = false }: VersionBannerProps) {
  if (line === undefined || !history) return null;
  return (
    <div
      className="api-mine"
      data-my-version={line}
      data-version={history.version}
      data-from={history.versions[0]}
      {...(isAlone && sinceFacts(history.entry))}
    />
  );
}
