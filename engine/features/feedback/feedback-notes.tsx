import { useTranslate } from '../config/docs-provider.tsx';
import { FeedbackIcon } from './feedback-icon.tsx';
import { thanksAnchor } from './feedback-message.ts';

/** What became of the message; the style sheet shows the one that belongs to the state of the box. */
export function FeedbackNotes() {
  const t = useTranslate();
  return (
    <>
      <p className="note note--ok" id={thanksAnchor} role="status" tabIndex={-1} data-note="sent">
        <FeedbackIcon name="ok" className="i" />
        {t('feedback.sent')}
      </p>
      <p className="note note--ok" data-note="voted">
        <FeedbackIcon name="ok" className="i" />
        {t('feedback.voted')}
      </p>
      <p className="note note--bad" role="alert" data-note="failed">
        <FeedbackIcon name="err" className="i" />
        {t('feedback.failed')}
      </p>
      <p
        className="note"
        role="status"
        tabIndex={-1}
        data-note="queued"
        data-later={t('feedback.later')}
      >
        <FeedbackIcon name="clock" className="i" />
        {t('feedback.queued')}
      </p>
    </>
  );
}
