let running = 0;

/** True while a product is being saved. */
export function isSaving(): boolean {
  return running > 0;
}

/** Counts a piece of work as saving until it ends. */
export async function whileSaving<Value>(work: () => Promise<Value>): Promise<Value> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}
