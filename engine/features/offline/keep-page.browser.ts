/**
 * Sends what the page already holds once more through the worker that has just taken it over,
 * so that also the first page of a reader can be read without a network.
 */
export async function keepPage(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_assets/`));
  const addresses = [location.origin + location.pathname, ...new Set(loaded)];
  // All of it lies in the browser's own cache; what fails is simply not kept.
  await Promise.allSettled(addresses.map((address) => fetch(address)));
}
