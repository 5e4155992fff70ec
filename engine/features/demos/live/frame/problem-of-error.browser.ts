import type { RunProblem } from '../protocol.ts';
import { findBrokenLine } from './language.ts';
import { mainFile } from './load-modules.ts';
import { EndlessLoop } from './loop-guard.browser.ts';
import { RunFailure } from './run-failure.ts';

/** Lines that the browser puts before the body of a function made from text. */
const linesBefore = 2;
const longestDetail = 500;
const compilerPlace = / \((\d+):\d+\)$/;
const stackPlace = new RegExp(`${mainFile.replace('.', '\\.')}:(\\d+)`);

/** What the page is told about anything that was thrown by the given code. */
export function problemOfError(error: unknown, code: string): RunProblem {
  const line = lineOf(error) ?? (error instanceof SyntaxError ? findBrokenLine(code) : undefined);
  return { ...kindOf(error), ...(line !== undefined && { line }) };
}

function kindOf(error: unknown): Pick<RunProblem, 'kind' | 'detail'> {
  if (error instanceof EndlessLoop) return { kind: 'loop', detail: '' };
  if (error instanceof RunFailure) return { kind: error.kind, detail: error.detail };
  return { kind: 'code', detail: textOf(error).replace(compilerPlace, '').slice(0, longestDetail) };
}

function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

/** The compiler names the line in its message, the running code in its stack. */
function lineOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const compiled = compilerPlace.exec(error.message)?.[1];
  if (compiled !== undefined) return Number(compiled);
  const ran = Number(stackPlace.exec(String(error.stack))?.[1] ?? 0) - linesBefore;
  return ran > 0 ? ran : undefined;
}
