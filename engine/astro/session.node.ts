import type { AddressBook } from '../pipeline/check/resolve-addresses.node.ts';
import type { ResolvedRedirects } from '../pipeline/check/resolve-redirects.ts';
import type { DemoScripts } from '../pipeline/bundle/demo-chunks.node.ts';
import type { BuildReport } from '../pipeline/finish/build-report.ts';

/** What is known before Astro starts. */
export interface SessionStart {
  siteDir: string;
  addresses: AddressBook;
  /** File with the API reference. */
  apiFile: string;
  /** Folder with the icons; absent when the site has none. */
  iconsDir: string | undefined;
  /** Digest of the compiler's own sources. */
  compilerVersion: string;
}

/** One run of Astro: what its plugins, its routes and the steps after rendering tell each other, and nothing else. */
export interface Session extends Readonly<SessionStart> {
  /** From the bundler: scripts of demos; none while developing. */
  demoScripts: DemoScripts;
  /** From the bundler: scripts of prop playgrounds by the id of their API entry. */
  playgroundScripts: ReadonlyMap<string, string>;
  /** From checking: where every redirect ends. */
  resolved: ResolvedRedirects;
  /** From describing: what the steps after rendering need of all pages. */
  report: BuildReport | undefined;
  /** From the development server: how often a text changed, and who wants to know. */
  contentVersion: number;
  onContentChange: (file: string) => void;
}

let current: Session | undefined;

/** Starts the session of this process. */
export function openSession(start: SessionStart): Session {
  current = {
    ...start,
    demoScripts: new Map(),
    playgroundScripts: new Map(),
    resolved: { redirects: [], planned: [] },
    report: undefined,
    contentVersion: 0,
    onContentChange: () => undefined,
  };
  return current;
}

/** The session that was started; routes run inside of it. */
export function currentSession(): Session {
  if (!current) throw new Error('No session: the configuration of Astro does not use `docs()`.');
  return current;
}
