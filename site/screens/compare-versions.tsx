import { CopyLabels } from 'engine/features/code/copy-labels.tsx';
import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { changeKinds } from 'engine/features/api-reference/history/member-changes.ts';
import type { ProductChanges } from './describe-changes.ts';
import type { CompareWords } from './compare-words.ts';
import { VersionChoice } from './version-choice.tsx';

interface CompareVersionsProps {
  products: readonly ProductChanges[];
}

/** Lets the reader compare any two versions that were looked at; script reads the records and lists what differs. */
export function CompareVersions({ products }: CompareVersionsProps) {
  const t = useTranslate();
  const words: CompareWords = {
    kinds: Object.fromEntries(changeKinds.map((kind) => [kind, t(`api.history.kinds.${kind}`)])),
    whole: t('api.history.whole'),
    none: t('apiChanges.none'),
    inGuide: t('apiChanges.inGuide'),
    compared: t('apiChanges.compared'),
    replaced: t('apiChanges.replaced'),
    same: t('apiChanges.same'),
    failed: t('apiChanges.failed'),
  };
  const versions = Object.fromEntries(products.map((it) => [it.folder, it.versions]));
  return (
    <section
      className="compare needs-script"
      aria-labelledby="compare"
      data-screen-part="versions"
      data-words={JSON.stringify(words)}
      data-versions={JSON.stringify(versions)}
    >
      <h2 className="upgrades__head" id="compare">
        {t('apiChanges.compare')}
      </h2>
      <form className="compare__form">
        <VersionChoice products={products} />
        <button className="btn" type="submit">
          {t('apiChanges.submit')}
        </button>
      </form>
      <p role="status" />
      <p data-compare-copy="" hidden>
        <button className="copy" type="button" data-copy-text="">
          <CopyLabels
            icon="md"
            copy={t('pageMarkdown.copy')}
            copied={t('code.copied')}
            notAllowed={t('code.notAllowed')}
          />
        </button>
      </p>
      <div className="changes" data-compared="" />
    </section>
  );
}
