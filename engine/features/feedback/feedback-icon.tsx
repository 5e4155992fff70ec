interface FeedbackIconProps {
  name: 'thumb' | 'down2' | 'ok' | 'err' | 'clock';
  className?: string;
}

/** An icon of the page's sprite; decorative. */
export function FeedbackIcon({ name, className = 'i i--s' }: FeedbackIconProps) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
