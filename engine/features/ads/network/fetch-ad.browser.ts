import type { Random } from '../../../base/chance.ts';
import type { AdNetwork } from '../../../model/ad-config.ts';
import { adNumbers } from '../ad-numbers.ts';
import { backOff } from './back-off.ts';
import { findAd, type NetworkAd } from './parse-ads.ts';

interface FetchOptions {
  network: AdNetwork;
  /** Ends it when the reader leaves. */
  signal: AbortSignal;
  random: Random;
}

/** Asks the network for an ad, again while it has none; a failure gives nothing and is told to nobody. */
export async function fetchAd(
  href: string,
  { network, signal, random }: FetchOptions,
): Promise<NetworkAd | undefined> {
  for (let attempt = 1; attempt <= adNumbers.fetchTries; attempt += 1) {
    const ad = await ask(href, network, signal).catch(() => null);
    if (ad !== undefined) return ad ?? undefined;
    if (attempt < adNumbers.fetchTries) await pause(backOff(attempt, random), signal);
    if (signal.aborted) return undefined;
  }
  return undefined;
}

/* Undefined asks for another try: no ad this time, or a server in trouble. */
async function ask(href: string, network: AdNetwork, signal: AbortSignal) {
  const request = new AbortController();
  const end = () => {
    request.abort();
  };
  const timer = setTimeout(end, adNumbers.fetchLimit);
  signal.addEventListener('abort', end);
  try {
    const answer = await fetch(href, { signal: request.signal, credentials: 'omit' });
    if (answer.ok) return findAd(await answer.text(), network);
    return answer.status >= 500 ? undefined : null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

async function pause(time: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
