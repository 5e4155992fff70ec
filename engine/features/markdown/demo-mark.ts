import { htmlToken } from '../../model/html-token.ts';
import type { Block, DemoBlock } from '../../model/page.ts';

/** The place of a demo inside a step, a box or a panel, in HTML and in Markdown; the line names the demo. */
export function demoMark(line: number): string {
  return htmlToken(`demo:${String(line)}`);
}

/** Cuts a run of text at the places of its demos, so that each is a block as those on the page itself are. */
export function splitAtDemos(
  run: { html: string; markdown: string },
  demos: readonly DemoBlock[],
): Block[] {
  const blocks: Block[] = [];
  let { html, markdown } = run;
  for (const demo of demos) {
    const [textBefore = '', textAfter = ''] = markdown.split(demoMark(demo.line));
    const [htmlBefore = '', htmlAfter = ''] = html.split(demoMark(demo.line));
    const indent = textBefore.slice(textBefore.lastIndexOf('\n') + 1);
    blocks.push(
      { kind: 'html', html: htmlBefore, markdown: textBefore.trimEnd() },
      { ...demo, ...(indent && { indent: indent.length }) },
    );
    html = htmlAfter;
    markdown = textAfter;
  }
  return [...blocks, { kind: 'html', html, markdown }];
}
