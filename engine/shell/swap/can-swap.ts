/** Pages with a frame of their own, and folders that hold files for programs. */
const ownFrames = /^\/(?:[a-z]{2}\/)?(?:playground|offline|demo-frame|demos|_[^/]*)\//;

/** True when a page may be put into the document of another: both of this site, in one language, neither a file. */
export function canSwap(from: URL, to: URL): boolean {
  return (
    to.origin === from.origin &&
    to.pathname !== from.pathname &&
    [from, to].every(({ pathname }) => pathname.endsWith('/') && !ownFrames.test(pathname)) &&
    languageOf(from) === languageOf(to)
  );
}

function languageOf({ pathname }: URL): string {
  return /^\/([a-z]{2})\//.exec(pathname)?.[1] ?? '';
}
