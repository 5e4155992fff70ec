import { InlineCopy } from '../features/code/inline-copy.tsx';
import { useTranslate } from '../features/config/docs-provider.tsx';
import type { PackageView, PageView } from '../model/page-view.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

/** One line with the package of a page; the others, the accessibility pattern and the source open from it. */
export function PageFacts({ view }: { view: PageView }) {
  const t = useTranslate();
  const [first, ...others] = view.packages ?? [];
  const links = <FactLinks view={view} />;
  const hasLinks = view.sourceHref !== undefined || view.frontmatter.waiAria !== undefined;
  if (!first) return hasLinks ? <div className="facts">{links}</div> : null;
  if (!hasLinks && others.length === 0) {
    return (
      <div className="facts">
        <PackageFact fact={first} />
      </div>
    );
  }
  return (
    <details className="facts menu-at menu-at--end" data-menu="">
      <summary>
        <span className="vh">{t('page.packages')}</span>
        <PackageName fact={first} />
        {others.length > 0 && <span className="facts__more">+{others.length}</span>}
        <Icon name="chev" small />
      </summary>
      <div className="menu">
        {[first, ...others].map((fact) => (
          <PackageFact key={fact.name} fact={fact} />
        ))}
        {links}
      </div>
    </details>
  );
}

function FactLinks({ view }: { view: PageView }) {
  const t = useTranslate();
  const { waiAria } = view.frontmatter;
  return (
    <>
      {waiAria && <FactLink icon="a11y" href={waiAria} text={t('page.waiAria')} />}
      {view.sourceHref && <FactLink icon="code" href={view.sourceHref} text={t('page.source')} />}
    </>
  );
}

function FactLink({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  return (
    <a href={href}>
      <Icon name={icon} small />
      {text}
    </a>
  );
}

function PackageFact({ fact }: { fact: PackageView }) {
  const name = <PackageName fact={fact} />;
  return (
    <span>
      {fact.href ? <a href={fact.href}>{name}</a> : name}
      <InlineCopy text={fact.name} />
    </span>
  );
}

function PackageName({ fact }: { fact: PackageView }) {
  return (
    <>
      <Icon name="npm" small />
      <bdi dir="ltr">
        {fact.name} <span className="muted tnum">{fact.version}</span>
      </bdi>
    </>
  );
}
