import { expect, test as base } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/testing/find-browser.mjs';
import { launchFirefox } from './firefox.ts';
import { openOwnHostLine, type OwnHostLine } from './own-host-line.ts';
import { createReader, type Reader } from './reader.ts';
import type { Tab, TestedBrowser } from './tab.ts';
import { launchWebKit } from './webkit.ts';

interface TestFixtures {
  tab: Tab;
  /** Somebody who reads the site there. */
  reader: Reader;
}

/** What the configuration says. */
export interface Options {
  /** Where the tests serve the site. */
  origin: string;
}

interface WorkerFixtures extends Options {
  line: OwnHostLine;
  tested: TestedBrowser;
}

/** Tests that run in the browser which the project is named after. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  origin: ['', { option: true, scope: 'worker' }],
  line: [
    async ({ origin }, use) => {
      const line = await openOwnHostLine(origin);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  tested: [
    async ({ line }, use, { project }) => {
      const tested = await launch(project.name, line.proxy);
      await use(tested);
      await tested.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ tested }, use) => {
    const tab = await tested.openTab();
    await use(tab);
    await tab.close();
  },
  reader: async ({ tab, origin }, use) => {
    await use(createReader(tab, origin));
    expect(tab.complaints).toEqual([]);
  },
});

async function launch(name: string, proxy: string): Promise<TestedBrowser> {
  if (name === 'firefox') {
    const program = findFirefox();
    if (program !== undefined) return launchFirefox(program, proxy);
  } else {
    const programs = findWebKit();
    if (programs) return launchWebKit(programs, proxy);
  }
  throw new Error(`There is no ${name} here: "npm test" says how to install it.`);
}
