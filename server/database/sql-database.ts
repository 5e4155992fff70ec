/** A value as databases keep it. */
export type SqlValue = string | number | null;

/** A row as a database gives it. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A command with the values for its question marks; values are never part of the text. */
export interface Statement {
  sql: string;
  values?: readonly SqlValue[];
}

/** The little that the service asks of a database, so that several engines can stand behind it. */
export interface SqlDatabase {
  /** Runs all statements or none; when it resolves, their effect survives a loss of power. */
  transact: (statements: readonly Statement[]) => Promise<readonly number[]>;
  query: (statement: Statement) => Promise<readonly SqlRow[]>;
  close: () => Promise<void>;
}
