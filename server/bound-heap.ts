import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 collect garbage before it asks the system for memory. By itself it takes 64 MB for new
 * objects and lets old ones double before it looks: a burst of requests then leaves hundreds of
 * megabytes behind, which are never given back (`npm run bench -- attack`).
 */
export function boundHeap(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}
