import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiSignature } from './api-entry.ts';
import { CommentText } from './comment-text.tsx';
import { answerOf } from './hook-call.ts';
import { TypeCode } from './type-code.tsx';

/** The parameters and the answer of a function. */
export function PropSignature({ signature }: { signature: ApiSignature }) {
  const t = useTranslate();
  const answer = answerOf(signature);
  return (
    <dl className="sigs">
      {signature.parameters.map(({ name, type, description }) => (
        <div key={name}>
          <dt>
            <code className="pdef">{name}</code> <TypeCode type={type} />
          </dt>
          {description && <CommentCell markdown={description} />}
        </div>
      ))}
      {answer && (
        <div>
          <dt>
            {t('api.returns')} <TypeCode type={answer.type} />
          </dt>
          {answer.description && <CommentCell markdown={answer.description} />}
        </div>
      )}
    </dl>
  );
}

function CommentCell({ markdown }: { markdown: string }) {
  return (
    <dd>
      <CommentText markdown={markdown} />
    </dd>
  );
}
