import { CopyLabels } from '../features/code/copy-labels.tsx';
import { useTranslate } from '../features/config/docs-provider.tsx';
import { markdownPathOf } from '../model/markdown-path.ts';
import type { PageView } from '../model/page-view.ts';
import { Icon } from './icon.tsx';

/** Button and menu with the ways to take a page away: as Markdown, as plain text, as a link, into an assistant. */
export function CopyMenu({ view }: { view: PageView }) {
  const t = useTranslate();
  const path = markdownPathOf(view.href);
  return (
    <div className="menu-at split">
      <button className="copy" type="button" data-copy-href={path} data-copy-markdown="">
        <CopyLabels
          icon="md"
          copy={t('pageMarkdown.copy')}
          copied={t('code.copied')}
          notAllowed={t('code.notAllowed')}
        />
      </button>
      <details className="menu-at" data-menu="" data-take-page={path}>
        <summary aria-label={t('pageMarkdown.more')}>
          <Icon name="chev" small />
        </summary>
        <div className="menu">
          <CopyItem path={path} />
          <a href={path}>
            <Icon name="page" small />
            <span>
              {t('pageMarkdown.view')}
              <small dir="ltr">{path.slice(path.lastIndexOf('/') + 1)}</small>
            </span>
          </a>
          <LinkItem />
          {view.chatLinks?.map(({ text, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              <Icon name="spark" small />
              {text}
            </a>
          ))}
        </div>
      </details>
    </div>
  );
}

function CopyItem({ path }: { path: string }) {
  const t = useTranslate();
  return (
    <button className="copy" type="button" data-copy-href={path}>
      <span>
        <Icon name="md" small />
      </span>
      <span>
        <span className="off">{t('pageMarkdown.copyPage')}</span>
        <span className="on">{t('code.copied')}</span>
        <span className="no">{t('code.notAllowed')}</span>
        <small data-tokens={t('pageMarkdown.tokens')}>{t('pageMarkdown.copyPageHint')}</small>
      </span>
    </button>
  );
}

function LinkItem() {
  const t = useTranslate();
  return (
    <button className="copy" type="button" data-copy-address="">
      <span>
        <Icon name="link" small />
      </span>
      <span>
        <span className="off">{t('pageMarkdown.copyLink')}</span>
        <span className="on">{t('code.copied')}</span>
        <span className="no">{t('code.notAllowed')}</span>
      </span>
    </button>
  );
}
