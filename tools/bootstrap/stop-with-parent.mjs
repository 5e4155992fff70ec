const interval = 500;

/**
 * Ends this process when the npm that started it has ended. A signal sent to npm reaches
 * only the shell between the two, which would leave a server behind on its port.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
