import { InlineCopy } from '../features/code/inline-copy.tsx';
import { useTranslate } from '../features/config/docs-provider.tsx';
import type { PackageView, PageView } from '../model/page-view.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

/** The row of facts under the description: source, packages, accessibility pattern. */
export function PageFacts({ view }: { view: PageView }) {
  const t = useTranslate();
  const packages = view.packages ?? [];
  const { waiAria } = view.frontmatter;
  if (!view.sourceHref && !waiAria && packages.length === 0) return null;
  return (
    <div className="page-tools">
      {view.sourceHref && <FactLink icon="code" href={view.sourceHref} text={t('page.source')} />}
      {packages.map((fact) => (
        <PackageFact key={fact.name} fact={fact} />
      ))}
      {waiAria && <FactLink icon="a11y" href={waiAria} text={t('page.waiAria')} />}
    </div>
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
  const name = (
    <>
      <Icon name="npm" small />
      <bdi dir="ltr">
        {fact.name} <span className="muted tnum">{fact.version}</span>
      </bdi>
    </>
  );
  return (
    <span>
      {fact.href ? <a href={fact.href}>{name}</a> : name}
      <InlineCopy text={fact.name} />
    </span>
  );
}
