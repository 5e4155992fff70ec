import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import { SpriteIcon } from '../code/sprite-icon.tsx';

const icons = { info: 'info', success: 'ok', warning: 'warn', error: 'err' } as const;

/** How serious a callout is. */
export type CalloutTone = keyof typeof icons;

/** True for the directives that make callouts. */
export function isCalloutTone(name: string): name is CalloutTone {
  return Object.hasOwn(icons, name);
}

interface CalloutProps {
  tone: CalloutTone;
  title?: ReactNode;
  children: ReactNode;
}

/** A note set apart from the running text; its tone is also said in words. */
export function Callout({ tone, title, children }: CalloutProps) {
  return (
    <aside
      className={`callout callout--${tone}`}
      role="note"
      aria-label={htmlToken(`callout.${tone}`)}
    >
      <SpriteIcon name={icons[tone]} />
      <div>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
    </aside>
  );
}
