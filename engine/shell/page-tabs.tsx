import { useTranslate } from '../features/config/docs-provider.tsx';
import type { TabView } from '../model/page-view.ts';

/** The pages of one topic: the guide and its parts of the API reference. Links, so they work without script. */
export function PageTabs({ tabs }: { tabs: readonly TabView[] }) {
  const t = useTranslate();
  return (
    <nav className="component-tabs" aria-label={t('page.tabs')}>
      {tabs.map(({ text, href, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
