import type { IconName } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Small icons are 16 px, the others 20 px. */
  small?: boolean;
  /** Arrows that point along the line of reading turn round in right-to-left pages. */
  flip?: boolean;
}

/** An icon of the page's sprite; decorative, so name its button or link in words. */
export function Icon({ name, small, flip }: IconProps) {
  const className = ['i', small && 'i--s', flip && 'i--flip'].filter(Boolean).join(' ');
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
