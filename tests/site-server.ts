/** How the tests serve the built site at a port. */
export function siteServer(port: string) {
  return {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      // Tests write into a database of their own, and faster than any reader.
      FEEDBACK_FILE: `.cache/e2e-feedback-${port}.sqlite`,
      FEEDBACK_PER_MINUTE: '10000',
      FEEDBACK_PER_DAY: '10000',
      // Pages are built without counting; the tests of it give the address to theirs.
      ANALYTICS_BEACON: '/_events',
    },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  } as const;
}
