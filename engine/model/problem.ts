/** Something an author must change before the site can be built. */
export interface Problem {
  /** File as an author knows it, relative to the repository when possible. */
  file: string;
  line?: number;
  /** What happened. */
  message: string;
  /** What to change. */
  fix: string;
}
