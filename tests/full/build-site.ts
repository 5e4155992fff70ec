import { execFile } from 'node:child_process';
import path from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';

/** Builds the site of a folder into its own `dist`, with the packages of the repository. */
export function buildSite(site: string): Promise<{ code: number; output: string }> {
  // The variables of the test runner would make it a build for development.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DOCS_SITE: site, DOCS_OUT: path.join(site, 'dist') };
  return new Promise((resolve) => {
    const args = [path.join(root, 'tools/build.mjs')];
    const child = execFile(process.execPath, args, { cwd: root, env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? 1, output: out + err });
    });
  });
}
