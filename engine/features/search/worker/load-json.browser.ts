/** How long a file of the index may take before the reader is told. */
const patience = 15_000;

/** Reads a file of the site. */
export async function loadJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return answer.json();
}
