import { htmlToken } from '../../model/html-token.ts';
import { CopyLabels } from './copy-labels.tsx';

/** Button that copies the code of its block. */
export function CopyButton() {
  return (
    <button
      className="copy"
      type="button"
      data-copy=""
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
    >
      <CopyLabels
        copy={htmlToken('code.copy')}
        copied={htmlToken('code.copied')}
        notAllowed={htmlToken('code.notAllowed')}
      />
    </button>
  );
}
