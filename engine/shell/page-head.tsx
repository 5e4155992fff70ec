import { LongName } from '../features/code/long-name.tsx';
import { useTranslate } from '../features/config/docs-provider.tsx';
import type { PageView } from '../model/page-view.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { Icon } from './icon.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageTabs } from './page-tabs.tsx';
import { Tag } from './tag.tsx';

/** Everything above the text: way, title, one line about it, tabs and facts. */
export function PageHead({ view }: { view: PageView }) {
  const { plan } = view.frontmatter;
  return (
    <>
      <Breadcrumbs steps={view.breadcrumbs} />
      <div className="title-row">
        <h1 {...view.textLanguage}>
          <LongName name={view.title} />
        </h1>
        {plan && <Tag kind={plan} />}
        <CopyMenu view={view} />
      </div>
      <p className="lead description" {...view.textLanguage}>
        {view.lead ?? view.description}
      </p>
      <div className="head-row">
        {view.tabs && <PageTabs tabs={view.tabs} />}
        <PageFacts view={view} />
      </div>
      {view.untranslated && <UntranslatedNotice />}
    </>
  );
}

function UntranslatedNotice() {
  const t = useTranslate();
  return (
    <aside className="callout callout--info mt-3" role="note">
      <Icon name="globe" />
      <p>{t('page.untranslated')}</p>
    </aside>
  );
}
