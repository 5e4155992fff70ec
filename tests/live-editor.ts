import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A page with a small demo to edit. */
export const editPage = { href: '/getting-started/usage/', demo: 'order-buttons' };

/** What a test needs of an open editor. */
export interface OpenEditor {
  demo: Locator;
  code: Locator;
  problem: Locator;
  frame: Locator;
  /** What runs inside the frame. */
  inside: FrameLocator;
  /** Replaces the whole code. */
  write: (code: string) => Promise<void>;
}

/** The parts of the editor of a demo, open or not. */
export function editorOf(page: Page, name: string = editPage.demo): OpenEditor {
  const demo = page.locator(`figure#${name}`);
  const code = demo.locator('.cm-content');
  return {
    demo,
    code,
    problem: demo.locator('.editor__problem'),
    frame: demo.locator('iframe.live-frame'),
    inside: demo.frameLocator('iframe.live-frame'),
    write: async (text) => {
      await code.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** Goes to the page and presses Edit. */
export async function openEditor(page: Page): Promise<OpenEditor> {
  await page.goto(editPage.href);
  const editor = editorOf(page);
  // The handle comes with the script that hears the toolbar.
  await expect(editor.demo.locator('.demo__handle')).toBeAttached();
  await editor.demo.getByRole('button', { name: 'Edit' }).click();
  await expect(editor.code).toBeFocused();
  return editor;
}

/** A demo that shows a text. */
export function demoOf(text: string): string {
  return `export default function Demo() {\n  return <p>${text}</p>;\n}\n`;
}

/** A demo that runs statements of an async function and then shows what became of them. */
export function attemptOf(statements: string, name = 'attempt'): string {
  return `import { useEffect, useState } from 'react';

export default function Attempt() {
  const [result, setResult] = useState('…');
  useEffect(() => {
    async function attempt(): Promise<unknown> {
      ${statements}
    }
    attempt().then(
      (got) => setResult('got ' + String(got)),
      (error) => setResult('refused ' + String(error)),
    );
  }, []);
  return <p data-name="${name}">{result}</p>;
}
`;
}

/** A demo that makes one attempt after the other and lists what became of each. */
export function attemptsOf(attempts: readonly { name: string; code: string }[]): string {
  const functions = attempts.map(
    ({ name, code }) => `[${JSON.stringify(name)}, async () => {\n${code}\n}]`,
  );
  return `import { useEffect, useState } from 'react';

const attempts: [string, () => Promise<unknown>][] = [${functions.join(',\n')}];

export default function Attempts() {
  const [results, setResults] = useState<string[]>([]);
  useEffect(() => {
    async function run() {
      for (const [name, attempt] of attempts) {
        const result = await attempt().then(
          (got) => 'got ' + String(got),
          (error) => 'refused ' + String(error),
        );
        setResults((before) => [...before, name + ': ' + result]);
      }
    }
    void run();
  }, []);
  return <ul>{results.map((result) => <li key={result}>{result}</li>)}</ul>;
}
`;
}
