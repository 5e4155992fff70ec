import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiSignature } from './api-entry.ts';
import { useApiScope } from './api-scope.ts';
import { answerOf } from './hook-call.ts';
import { TypeText } from './type-code.tsx';

/** The parameters and the answer of a function, folded. */
export function PropSignature({ signature }: { signature: ApiSignature }) {
  const t = useTranslate();
  const answer = answerOf(signature);
  if (signature.parameters.length === 0 && !answer) return null;
  return (
    <details className="sigs">
      <summary>{t('api.signature')}</summary>
      <dl>
        {signature.parameters.map(({ name, type, description }) => (
          <Term key={name} name={name} type={type} description={description} />
        ))}
        {answer && <Term name={t('api.returns')} {...answer} />}
      </dl>
    </details>
  );
}

interface TermProps {
  name: string;
  type: string;
  /** Markdown. */
  description?: string | undefined;
}

function Term({ name, type, description = '' }: TermProps) {
  const { view, describe } = useApiScope();
  return (
    <>
      <dt className="ptype">
        {name}: <TypeText type={type} />
      </dt>
      {description !== '' && (
        <dd
          className="ptext"
          {...view.commentLanguage}
          dangerouslySetInnerHTML={{ __html: describe(description) }}
        />
      )}
    </>
  );
}
