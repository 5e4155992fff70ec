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
      <legend className="vh">{title}</legend>
      <div className="checklist__head needs-script">
        <b role="status" data-checklist-count={htmlToken('checklist.count')} />
        <progress aria-hidden="true" value={0} max={items.length} />
        <button className="btn btn--quiet" type="button" data-checklist-reset="" disabled>
          {htmlToken('checklist.reset')}
        </button>
      </div>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <label>
              <input className="box" type="checkbox" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
