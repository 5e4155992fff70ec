import { ensureInstalled } from './ensure-installed.mjs';
import { useProjectNode } from './use-project-node.mjs';

/** Makes everything ready that a command of this project needs: packages, then Node. */
export async function prepare() {
  await ensureInstalled();
  await useProjectNode();
}
