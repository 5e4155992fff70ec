import { useTranslate } from '../features/config/docs-provider.tsx';
import type { LinkView, SiteView } from '../model/page-view.ts';
import { BackToTop } from './back-to-top.tsx';

/** A titled list of links above the foot line. */
export interface FooterColumn {
  title: string;
  links: readonly LinkView[];
}

interface FooterProps {
  site: SiteView;
  columns?: readonly FooterColumn[] | undefined;
}

/** The foot of every page: which version is documented, under which license, a few links, and the sheet of keys. */
export function Footer({ site, columns = [] }: FooterProps) {
  const t = useTranslate();
  return (
    <footer className="foot">
      {columns.length > 0 && <Columns columns={columns} />}
      <div className="foot__in">
        <span>
          {t('footer.version')} {site.version}. {t('footer.license')}
        </span>
        <nav aria-label={t('footer.label')}>
          <Links links={site.footerLinks ?? []} />
          <button className="keys-button" type="button" data-open="shortcuts">
            {t('settings.keys.title')}
          </button>
        </nav>
        <BackToTop className="to-top" />
      </div>
    </footer>
  );
}

function Columns({ columns }: { columns: readonly FooterColumn[] }) {
  return (
    <div className="foot__cols">
      {columns.map((column) => (
        <div key={column.title}>
          <h2>{column.title}</h2>
          <Links links={column.links} />
        </div>
      ))}
    </div>
  );
}

function Links({ links }: { links: readonly LinkView[] }) {
  return links.map((link) => (
    <a key={link.href} href={link.href}>
      {link.text}
    </a>
  ));
}
