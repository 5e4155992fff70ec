import { changeKinds } from 'engine/features/api-reference/history/member-changes.ts';
import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Breadcrumbs } from 'engine/shell/breadcrumbs.tsx';
import type { ProductChanges } from './describe-changes.ts';
import type { UpgradeWords } from './upgrade-words.ts';
import { VersionChoice } from './version-choice.tsx';
import { SidePage } from './side-page.tsx';

interface UpgradeHelperProps {
  view: PageView;
  products: readonly ProductChanges[];
}

/** Says which lines of pasted code a newer version affects. */
export function UpgradeHelper({ view, products }: UpgradeHelperProps) {
  const t = useTranslate();
  return (
    <SidePage view={view}>
      <Breadcrumbs steps={view.breadcrumbs} />
      <h1>{view.title}</h1>
      <p className="lead">{t('upgradeHelper.lead')}</p>
      <p className="without-script">{t('upgradeHelper.noScript')}</p>
      <Helper products={products} />
      <p className="upgrade__limits">{t('upgradeHelper.limits')}</p>
    </SidePage>
  );
}

function Helper({ products }: Pick<UpgradeHelperProps, 'products'>) {
  const t = useTranslate();
  const own = (name: string) => t(`upgradeHelper.${name}`);
  const words: UpgradeWords = {
    kinds: Object.fromEntries(changeKinds.map((kind) => [kind, t(`api.history.kinds.${kind}`)])),
    checking: own('checking'),
    found: own('found'),
    none: own('none'),
    broken: own('broken'),
    empty: own('empty'),
    long: own('long'),
    failed: own('failed'),
    line: own('line'),
  };
  const versions = Object.fromEntries(products.map((it) => [it.folder, it.versions]));
  const packages = Object.fromEntries(products.map((it) => [it.folder, it.packages]));
  return (
    <section
      className="compare upgrade needs-script"
      aria-label={own('form')}
      data-screen-part="upgrade"
      data-words={JSON.stringify(words)}
      data-versions={JSON.stringify(versions)}
      data-packages={JSON.stringify(packages)}
    >
      <form className="compare__form">
        <VersionChoice products={products} />
        <label className="upgrade__code">
          <span>{own('code')}</span>
          <textarea
            name="code"
            rows={14}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby="upgrade-private"
          />
        </label>
        <button className="btn" type="submit">
          {own('submit')}
        </button>
        <small id="upgrade-private">{own('private')}</small>
      </form>
      <p role="status" />
      <ol className="upgrade__places" data-affected="" />
    </section>
  );
}
