import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

interface HeaderButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
  [hook: `data-${string}`]: string;
}

/** An icon button of the header; it needs script, so it is absent for readers without it. */
export function HeaderButton({ icon, label, className = '', ...hooks }: HeaderButtonProps) {
  return (
    <button
      className={`ibtn needs-script ${className}`.trim()}
      type="button"
      aria-label={label}
      {...hooks}
    >
      <Icon name={icon} />
      <Tip text={label} />
    </button>
  );
}

/** A tooltip that repeats the name of its button for those who point at it. */
export function Tip({ text }: { text: string }) {
  return (
    <span className="tip" aria-hidden="true">
      {text}
    </span>
  );
}
