import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Version of an installed package as seen from a folder; throws with a mend when it is not installed. */
export function packageVersionOf(packageName: string, fromDir: string): string {
  for (const dir of createRequire(path.join(fromDir, 'package.json')).resolve.paths(packageName) ??
    []) {
    const version = readVersion(path.join(dir, packageName, 'package.json'));
    if (version !== undefined) {
      return version;
    }
  }
  throw new Error(`The package ${packageName} is not installed. Add it to site/package.json.`);
}

function readVersion(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return undefined;
  }
}
