/** A function that passes each distinct message on to `warn` only the first time. */
export function createWarnOnce(warn: (message: string) => void): (message: string) => void {
  const given = new Set<string>();
  return (message) => {
    if (!given.has(message)) {
      given.add(message);
      warn(message);
    }
  };
}
