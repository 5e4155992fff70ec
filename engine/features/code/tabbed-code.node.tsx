import { CodePre } from './code-pre.node.tsx';
import type { CodeView } from './code-view.ts';
import { CopyButton } from './copy-button.node.tsx';
import { panelAttributes, tabAttributes } from './tab-attributes.ts';

/** One tab and the code behind it. */
export interface CodeTab {
  label: string;
  code: CodeView;
}

interface TabbedCodeProps {
  /** Start of the element ids, unique on the page. */
  id: string;
  /** Name of the tab list for listeners. */
  label: string;
  /** Where the reader's choice is remembered; absent when it is not. */
  storageKey?: string | undefined;
  tabs: readonly CodeTab[];
}

/**
 * Code in tabs. Without script the tabs are hidden and every panel shows under its name;
 * `tabs.browser.ts` moves `data-selected`, and the style sheet hides the other panels.
 */
export function TabbedCode({ id, label, storageKey, tabs }: TabbedCodeProps) {
  const tall = tabs.some((tab) => tab.code.tall);
  return (
    <div className={tall ? 'code code--tall' : 'code'} data-tabs={storageKey ?? ''}>
      <div className="code__head">
        <div className="tabs" role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <button key={tab.label} {...tabAttributes(id, index)}>
              {tab.label}
            </button>
          ))}
        </div>
        <div className="code__tools">
          <CopyButton />
        </div>
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.label} className="code__panel" {...panelAttributes(id, index)}>
          <p className="code__panel-name">{tab.label}</p>
          <CodePre {...tab.code} />
        </div>
      ))}
    </div>
  );
}
