import { useTranslate } from '../config/docs-provider.tsx';
import { CopyLabels } from './copy-labels.tsx';

/** Button in a line of text that copies what it is given; to save room it shows only icons unless copying fails. */
export function InlineCopy({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <button
      className="copy copy--inline"
      type="button"
      aria-label={`${t('code.copy')} ${text}`}
      data-copy-text={text}
    >
      <CopyLabels
        copy={t('code.copy')}
        copied={t('code.copied')}
        notAllowed={t('code.notAllowed')}
      />
    </button>
  );
}
