import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import { canScroll, isTall } from '../code/can-scroll.ts';
import { CodeBlock } from '../code/code-block.node.tsx';
import { languageOfFile } from '../code/code-language.ts';
import type { CodeView } from '../code/code-view.ts';
import { highlightDiff } from '../code/highlight-diff.node.ts';
import { installCommands, packageManagerKey } from '../code/install-commands.ts';
import { escapeCode, linesToHtml, type CodeLines } from '../code/lines-to-html.ts';
import { markWords } from '../code/mark-words.ts';
import { withNames } from '../code/with-names.node.ts';
import { TabbedCode, type CodeTab } from '../code/tabbed-code.node.tsx';
import type { PageScope } from './page-scope.node.ts';
import { parseFence, type Fence } from './parse-fence.ts';
import type { DirectiveOptions } from './read-directive.ts';

/** A fence as a block of code; text without a language has nothing worth copying. */
export function renderCode(node: Code, scope: PageScope): ReactNode {
  const fence = readFence(node, scope);
  return (
    <CodeBlock
      code={viewOf(node.value, fence, scope)}
      title={fence.title}
      diff={fence.lang === 'diff'}
      copy={fence.lang !== undefined}
    />
  );
}

/** Fences in tabs, each named by its title. */
export function renderTabs(
  node: ContainerDirective,
  options: DirectiveOptions,
  scope: PageScope,
): ReactNode {
  const tabs = node.children.flatMap((child) => readTab(child, scope));
  if (tabs.length < 2 || new Set(tabs.map((tab) => tab.label)).size < tabs.length) {
    scope.report(node, {
      message: '":::tabs" needs at least two code blocks with different titles.',
      fix: 'Give each code block inside a title="…" of its own, or write a single block without tabs.',
    });
    return null;
  }
  return renderTabbedCode(tabs, options.key, scope);
}

/** The commands that install packages, one tab per package manager. */
export function renderInstall(options: DirectiveOptions, scope: PageScope): ReactNode {
  const packages = (options.packages ?? '').split(/[\s,]+/);
  const tabs = installCommands(packages, scope.majors).map(({ label, code }) => ({
    label,
    code: viewOf(code, { lang: 'bash', title: label, marked: [], focused: [], words: [] }, scope),
  }));
  return renderTabbedCode(tabs, packageManagerKey, scope);
}

function renderTabbedCode(tabs: CodeTab[], key: string | undefined, scope: PageScope): ReactNode {
  scope.counts.tabs += 1;
  const label = htmlToken(key === packageManagerKey ? 'code.packageManager' : 'code.variants');
  // Heading ids hold no underscore, so these never meet one.
  return <TabbedCode id={`code_${scope.counts.tabs}`} label={label} storageKey={key} tabs={tabs} />;
}

function readTab(node: RootContent, scope: PageScope): CodeTab[] {
  const fence = node.type === 'code' ? readFence(node, scope) : undefined;
  if (node.type !== 'code' || !fence?.title) {
    scope.report(node, {
      message: 'Only code blocks with a title may stand inside ":::tabs".',
      fix: 'Write the block as ```bash title="npm", and move other text out of the tabs.',
    });
    return [];
  }
  return [{ label: fence.title, code: viewOf(node.value, fence, scope) }];
}

function readFence(node: Code, scope: PageScope): Fence {
  const fence = parseFence(node);
  for (const fault of fence.faults) {
    scope.report(node, fault);
  }
  return fence;
}

/** Characters that fit beside the numbers of lines. */
const numberColumns = 6;

function viewOf(code: string, fence: Omit<Fence, 'faults'>, scope: PageScope): CodeView {
  scope.counts.code += 1;
  const name = `${htmlToken('code.example')} ${scope.counts.code}`;
  return {
    html: linesToHtml(linesOf(code, fence, scope)),
    scrollLabel: canScroll(code, fence.firstNumber === undefined ? 0 : numberColumns)
      ? [name, fence.title].filter(Boolean).join(': ')
      : undefined,
    tall: isTall(code),
  };
}

function linesOf(code: string, fence: Omit<Fence, 'faults'>, scope: PageScope): CodeLines {
  const { lang, title, marked, focused, words, firstNumber } = fence;
  const { lines, ...changes }: CodeLines =
    lang === 'diff'
      ? highlightDiff(code, languageOfFile(title), scope.highlight)
      : {
          lines: lang
            ? withNames(scope.highlight, scope.namesIn)(code, lang)
            : escapeCode(code).split('\n'),
        };
  const shown = words.length > 0 ? lines.map((line) => markWords(line, words)) : lines;
  return { lines: shown, ...changes, marked, focused, firstNumber };
}
