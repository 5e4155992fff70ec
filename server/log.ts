/** Facts of an event; never a reader's text or address. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Notes an event. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, facts?: Facts) => void;

/** Makes a log of one JSON object per line, whatever is in the facts. */
export function createLog(write: (line: string) => unknown): Log {
  return (level, event, facts = {}) => {
    const time = new Date().toISOString();
    write(`${JSON.stringify({ time, level, event, ...facts })}\n`);
  };
}
