import type { SandboxFacts } from '../../../base/site-facts.ts';

/** Files of a project by their path in it. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A demo to be taken elsewhere. */
export interface ProjectRequest {
  /** Shown as the title of the project. */
  title: string;
  /** Address of the page the demo is from. */
  origin: string;
  codeVariant: 'TS' | 'JS';
  codeStyling: 'system' | 'tailwind' | 'css';
  /** Source of the demo in that variant. */
  source: string;
  /** Files the demo imports, by file name with extension, in that variant. */
  relatives: ProjectFiles;
  versionOf: (packageName: string) => string | undefined;
  sandbox: SandboxFacts;
}

/** Name of the demo's file in every project. */
export function demoFileOf(codeVariant: 'TS' | 'JS'): string {
  return codeVariant === 'TS' ? 'src/Demo.tsx' : 'src/Demo.jsx';
}
