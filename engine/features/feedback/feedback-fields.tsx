import { useTranslate } from '../config/docs-provider.tsx';
import { feedbackLimits, trapField } from './feedback-message.ts';

/** The comment with its buttons; folded until a reader votes, comments on a section or unfolds it. */
export function FeedbackFields({ issueHref }: { issueHref: string | undefined }) {
  const t = useTranslate();
  return (
    <details className="feedback__more">
      <summary className="btn btn--quiet">{t('feedback.addComment')}</summary>
      <div className="feedback__fields">
        <label>
          <span
            data-prompt={t('feedback.prompt')}
            data-section-prompt={t('feedback.sectionPrompt')}
          >
            {t('feedback.prompt')}
          </span>
          <textarea
            className="area"
            name="comment"
            rows={2}
            maxLength={feedbackLimits.comment}
            placeholder={t('feedback.placeholder')}
          />
        </label>
        <Trap />
        {issueHref && (
          <a className="feedback__issue" href={issueHref} rel="nofollow">
            {t('feedback.issue')}
          </a>
        )}
        <div className="feedback__row">
          <button className="btn btn--primary" type="submit">
            {t('feedback.send')}
          </button>
          <button className="btn btn--quiet" type="button" data-cancel="">
            {t('feedback.cancel')}
          </button>
        </div>
      </div>
    </details>
  );
}

/** People neither see nor reach this field; programs fill whatever they find. */
function Trap() {
  const t = useTranslate();
  return (
    <label className="vh" aria-hidden="true">
      {t('feedback.trap')}
      <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
