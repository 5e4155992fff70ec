import type { Locale } from '../../../model/locale.ts';
import { createIndexEngine } from '../index/create-index-engine.ts';
import { openIndex } from '../index/index-source.ts';
import type { SearchEngine } from '../search-engine.ts';
import { manifestPathOf } from '../search-path.ts';
import type { EngineAnswer, EngineCall } from './worker-message.ts';

/** How long a file of the index may take before the reader is told. */
const patience = 15_000;

/*
 * The index is loaded, read and asked beside the page: a dozen small files and their words
 * would otherwise take turns with what the reader types.
 */
const engines = new Map<Locale, SearchEngine>();

addEventListener('message', ({ data }: MessageEvent<EngineCall>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer);
  });
});

async function answerTo({ id, locale, method, parameters }: EngineCall): Promise<EngineAnswer> {
  try {
    const engine = engineOf(locale) as unknown as Record<
      string,
      (...all: readonly unknown[]) => unknown
    >;
    return { id, value: await engine[method]?.(...parameters) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function engineOf(locale: Locale): SearchEngine {
  const engine =
    engines.get(locale) ?? createIndexEngine(openIndex(manifestPathOf(locale), loadJson));
  engines.set(locale, engine);
  return engine;
}

/** Reads a file of the site. */
async function loadJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return answer.json();
}
