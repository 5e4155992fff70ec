import { CodePre } from './code-pre.node.tsx';
import type { CodeView } from './code-view.ts';
import { CopyButton } from './copy-button.node.tsx';

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

function tabAttributes(id: string, index: number) {
  const selected = index === 0;
  return {
    type: 'button',
    role: 'tab',
    id: `${id}_tab_${String(index)}`,
    'aria-controls': `${id}_panel_${String(index)}`,
    'aria-selected': selected,
    ...(selected ? {} : { tabIndex: -1 }),
  } as const;
}

function panelAttributes(id: string, index: number) {
  return {
    role: 'tabpanel',
    id: `${id}_panel_${String(index)}`,
    'aria-labelledby': `${id}_tab_${String(index)}`,
    ...(index === 0 ? { 'data-selected': '' } : {}),
  };
}
