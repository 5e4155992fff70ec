import type { ReactNode } from 'react';
import { panelAttributes, tabAttributes } from '../code/tab-attributes.ts';

/** One tab and the text behind it. */
export interface TextTab {
  label: string;
  content: ReactNode;
}

interface TabbedTextProps {
  /** Start of the element ids, unique on the page. */
  id: string;
  /** Name of the tab list for listeners. */
  label: string;
  /** Where the reader's choice is remembered. */
  storageKey: string;
  tabs: readonly TextTab[];
}

/** Text in tabs; without script, and on paper, every panel shows under its name. */
export function TabbedText({ id, label, storageKey, tabs }: TabbedTextProps) {
  return (
    <div className="tabset" data-tabs={storageKey}>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button key={tab.label} {...tabAttributes(id, index)}>
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- text has nothing to focus, so Tab reaches the panel itself after its tab
        <div key={tab.label} className="tabset__panel" tabIndex={0} {...panelAttributes(id, index)}>
          <p className="tabset__name">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
