import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { CopyLabels } from 'engine/features/code/copy-labels.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Icon } from 'engine/shell/icon.tsx';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { ThemeForm } from './theme-form.tsx';

/** Words that the script needs later, by the name of their attribute. */
const laterWords = [
  'badColor',
  'low',
  'linkCopied',
  'notCopied',
  'worn',
  'notWorn',
  'wasReset',
  'failed',
];

/** The page on which readers make a theme of their own. */
export function ThemeStudio({ view }: { view: PageView }) {
  const t = useTranslate();
  const words = Object.fromEntries(laterWords.map((name) => [name, t(`studio.${name}`)]));
  return (
    <SiteFrame view={view} layout="open">
      <div className="studio" data-screen-part="studio" data-words={JSON.stringify(words)}>
        <ThemeForm />
        <div className="sheet studio__sheet">
          <main className="studio__main" id="main-content" tabIndex={-1}>
            <div className="studio__head">
              <div>
                <h1>{view.title}</h1>
                <p>{t('studio.lead')}</p>
              </div>
              <Actions />
            </div>
            <noscript>
              <p>{t('studio.noScript')}</p>
            </noscript>
            {/* The samples bring styles of their own, which the policy of the page must allow. */}
            <div className="boards" data-preview="" data-boards="">
              <p className="boards__wait">{t('studio.loading')}</p>
            </div>
            <CodePanel />
          </main>
        </div>
        <Places />
      </div>
    </SiteFrame>
  );
}

function Actions() {
  const t = useTranslate();
  return (
    <div className="studio__acts">
      <div className="seg" role="group" aria-label={t('studio.shown')}>
        {(['both', 'light', 'dark'] as const).map((name) => (
          <button key={name} type="button" data-show={name} aria-pressed={name === 'both'}>
            {t(`studio.show.${name}`)}
          </button>
        ))}
      </div>
      <button
        className="btn studio__share"
        type="button"
        aria-label={t('studio.share')}
        data-share=""
      >
        <Icon name="link" />
        <span>{t('studio.share')}</span>
      </button>
      <button
        className="btn btn--primary studio__wear"
        type="button"
        data-wear=""
        aria-pressed={false}
      >
        <Icon name="check" />
        {t('studio.wear')}
      </button>
    </div>
  );
}

function CodePanel() {
  const t = useTranslate();
  return (
    <section className="dock" aria-labelledby="studio-code" data-code-panel="">
      <div className="code">
        <div className="code__head">
          <h2 className="code__name" id="studio-code">
            <Icon name="page" small />
            <span data-file="">theme.ts</span>
          </h2>
          <div className="seg" role="group" aria-label={t('demo.language')}>
            {(['TS', 'JS'] as const).map((variant) => (
              <button
                key={variant}
                type="button"
                data-variant={variant}
                aria-pressed={variant === 'TS'}
              >
                {variant}
              </button>
            ))}
          </div>
          <div className="code__tools">
            <button className="copy" type="button" data-copy="">
              <CopyLabels
                copy={t('code.copy')}
                copied={t('code.copied')}
                notAllowed={t('code.notAllowed')}
              />
            </button>
            <button
              className="ibtn dock__fold"
              type="button"
              aria-label={t('studio.code')}
              aria-expanded={true}
              aria-controls="studio-code-text"
              data-fold=""
            >
              <Icon name="chev" />
            </button>
          </div>
        </div>
        <pre {...scrolling} id="studio-code-text" role="region" aria-label={t('studio.code')}>
          <code data-code="" />
        </pre>
      </div>
    </section>
  );
}

/** Code that does not fit scrolls, also by keyboard. */
const scrolling = { tabIndex: 0 };

/** On a phone: the three parts of the page within reach of the thumb. */
function Places() {
  const t = useTranslate();
  return (
    <nav className="studio__places" aria-label={t('studio.places')}>
      {(['controls', 'board', 'code'] as const).map((place) => (
        <button key={place} type="button" data-place={place}>
          <Icon name={placeIcons[place]} />
          {t(`studio.place.${place}`)}
        </button>
      ))}
    </nav>
  );
}

const placeIcons = { controls: 'sliders', board: 'half', code: 'code' } as const;
