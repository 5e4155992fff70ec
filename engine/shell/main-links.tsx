import { useTranslate } from '../features/config/docs-provider.tsx';
import type { LinkView } from '../model/page-view.ts';

/** The main links of the site, in the bar of pages that belong to no product. */
export function MainLinks({ links }: { links: readonly LinkView[] }) {
  const t = useTranslate();
  if (links.length === 0) return <div />;
  return (
    <nav className="bar__links" aria-label={t('header.main')}>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.text}
        </a>
      ))}
    </nav>
  );
}
