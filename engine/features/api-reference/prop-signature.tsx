import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiSignature } from './api-entry.ts';
import { CommentText } from './comment-text.tsx';
import { TypeCode } from './type-code.tsx';

/** The parameters and the answer of a function. */
export function PropSignature({ signature }: { signature: ApiSignature }) {
  const t = useTranslate();
  const { parameters, returns } = signature;
  const answers = returns && (returns.type !== 'void' || returns.description !== undefined);
  return (
    <dl className="sigs">
      {parameters.map(({ name, type, description }) => (
        <div key={name}>
          <dt>
            <code className="pdef">{name}</code> <TypeCode type={type} />
          </dt>
          {description && <CommentCell markdown={description} />}
        </div>
      ))}
      {answers && (
        <div>
          <dt>
            {t('api.returns')} <TypeCode type={returns.type} />
          </dt>
          {returns.description && <CommentCell markdown={returns.description} />}
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
