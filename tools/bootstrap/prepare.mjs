import { ensureInstalled } from './ensure-installed.mjs';
import { stopWithMessage } from './stop-with-message.mjs';
import { explainSystem, thisSystem } from './system.mjs';
import { useProjectNode } from './use-project-node.mjs';

/** Makes everything ready that a command of this project needs: packages, then Node. */
export async function prepare() {
  const fault = explainSystem(thisSystem());
  if (fault !== undefined) stopWithMessage(fault);
  await ensureInstalled();
  await useProjectNode();
}
