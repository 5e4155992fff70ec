import { CopyLabels } from '../code/copy-labels.tsx';

/** Button beside a heading that copies its section as Markdown; the text is loaded when it is asked for. */
export function SectionCopy({ translate }: { translate: (key: string) => string }) {
  return (
    <button
      className="copy copy--inline anchor"
      type="button"
      aria-label={translate('pageMarkdown.copySection')}
      data-copy-section=""
      data-tokens={translate('pageMarkdown.tokens')}
    >
      <CopyLabels
        icon="md"
        copy={translate('code.copy')}
        copied={translate('code.copied')}
        notAllowed={translate('code.notAllowed')}
      />
    </button>
  );
}
