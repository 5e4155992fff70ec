import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';

interface ChecklistProps {
  /** Under this name the browser remembers what is done. */
  name: string;
  title: ReactNode;
  items: readonly ReactNode[];
}

/** Things to do that the reader can tick off; without script they can be ticked too, but are forgotten. */
export function Checklist({ name, title, items }: ChecklistProps) {
  return (
    <fieldset className="checklist" data-checklist={name}>
      <legend>{title}</legend>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="checklist__state">
        <span role="status" data-checklist-count={htmlToken('checklist.count')} />
        <button className="btn" type="button" data-checklist-reset="" disabled>
          {htmlToken('checklist.reset')}
        </button>
      </p>
    </fieldset>
  );
}
