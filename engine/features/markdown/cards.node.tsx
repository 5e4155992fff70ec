import type { ReactNode } from 'react';
import { SpriteIcon } from '../code/sprite-icon.tsx';

/** One card: a link with a title and a few words. */
export interface Card {
  href: string;
  title: ReactNode;
  text: ReactNode;
}

/** A grid of links for overview pages. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="link-cards wide">
      {cards.map(({ href, title, text }) => (
        <li key={href}>
          <a className="link-card" href={href}>
            <b>
              {title}
              <SpriteIcon name="arrow" className="i--s i--flip" />
            </b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
