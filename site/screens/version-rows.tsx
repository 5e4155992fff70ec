import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { DocsVersion } from 'engine/model/version.ts';
import { Icon } from 'engine/shell/icon.tsx';

/** The documented version and the older ones, each with its address. */
export function VersionRows({ versions }: { versions: readonly DocsVersion[] }) {
  const t = useTranslate();
  return (
    <ul className="rows">
      {versions.map(({ text, href, current }) => (
        <li key={text}>
          <a href={href}>
            <b>{text}</b>
            {current ? t('versions.here') : hostOf(href)}
            {current && <span className="tag tag--new">{t('versions.current')}</span>}
            <Icon name="arrow" small flip />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Host of an absolute address; nothing for an address on this site. */
function hostOf(href: string): string | undefined {
  return URL.parse(href)?.host;
}
