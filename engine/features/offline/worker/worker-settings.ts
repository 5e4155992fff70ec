/** What the build tells a worker. */
export interface WorkerSettings {
  /** Folder of pages it serves, with a slash at both ends; also names its caches. */
  scope: string;
  /** Changes with what the site holds, and with nothing else: a build of the same site is no update. */
  version: string;
  /** Start of all addresses whose name carries a digest of the content. */
  assets: string;
  /** Starts of addresses that are asked of the network only. */
  without: readonly string[];
  /** What the page for missing copies needs; kept from the first moment. */
  shell: readonly string[];
  /** The page for missing copies: of the languages with a prefix, and of all others under ''. */
  offlinePages: Readonly<Record<string, string>>;
}
