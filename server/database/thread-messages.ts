import type { SqliteLimits } from './open-sqlite.ts';
import type { SqlRow, Statement } from './sql-database.ts';

/** What the thread is started with. */
export interface ThreadData {
  file: string;
  limits: SqliteLimits;
}

/** An order to the thread that owns the database file. */
export type ThreadOrder =
  | { kind: 'transact'; statements: readonly Statement[] }
  | { kind: 'query'; statement: Statement }
  | { kind: 'close' };

/** What the thread sends back for the order with this number. */
export interface ThreadAnswer {
  number: number;
  value?: readonly number[] | readonly SqlRow[] | undefined;
  /** Errors lose their own fields on the way between threads, hence the two that matter. */
  failure?: { message: string; errcode: number | undefined };
}
