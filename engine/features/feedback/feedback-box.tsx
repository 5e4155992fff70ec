import type { ReactNode } from 'react';
import { useTranslate } from '../config/docs-provider.tsx';
import { FeedbackFields } from './feedback-fields.tsx';
import { FeedbackIcon } from './feedback-icon.tsx';
import { FeedbackNotes } from './feedback-notes.tsx';
import { feedbackPath, type FeedbackMessage } from './feedback-message.ts';

/** What a page tells about itself in the messages of its readers. */
export interface FeedbackBoxProps extends Pick<FeedbackMessage, 'page' | 'locale' | 'version'> {
  /** Where bugs are reported; absent when the site has no public repository. */
  issueHref?: string | undefined;
}

/** Asks whether the page helped. It is a plain form that works without script; with it, it grows states. */
export function FeedbackBox({ issueHref, ...page }: FeedbackBoxProps) {
  const t = useTranslate();
  return (
    <section
      className="feedback"
      id="feedback"
      aria-label={t('feedback.question')}
      data-feedback="ask"
    >
      <form method="post" action={feedbackPath}>
        {Object.entries(page).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="feedback__ask">
          <span>{t('feedback.question')}</span>
          <Vote value="1">
            <FeedbackIcon name="thumb" />
            {t('feedback.yes')}
          </Vote>
          <Vote value="0">
            <FeedbackIcon name="down2" />
            {t('feedback.no')}
          </Vote>
        </div>
        <FeedbackFields issueHref={issueHref} />
        <FeedbackNotes />
      </form>
    </section>
  );
}

function Vote({ value, children }: { value: '0' | '1'; children: ReactNode }) {
  return (
    <button
      className="btn"
      type="submit"
      name="rating"
      value={value}
      aria-pressed="false"
      data-vote={value}
    >
      {children}
    </button>
  );
}
