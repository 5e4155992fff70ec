import { globSync } from 'node:fs';
import { root } from '../bootstrap/root.mjs';
import { chooseByTurn, currentTurn, folderOf } from './choose-tests.mjs';

/**
 * The files of claims that this run proves.
 * @returns {string[]}
 */
export function listClaims() {
  const files = globSync('site/content/**/claims.test.tsx', { cwd: root }).sort();
  return chooseByTurn(files, folderOf, currentTurn());
}
