import type { RunProblem } from '../protocol.ts';

/** Something the writer of a demo can put right, told apart from what the code itself throws. */
export class RunFailure extends Error {
  readonly kind: RunProblem['kind'];
  /** Name of what is missing. */
  readonly detail: string;

  constructor(kind: RunProblem['kind'], detail: string) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}
