import { siteFacts } from '../../base/site-facts.ts';

/** Pages with a frame of their own, and folders that hold files for programs. */
const ownFrames = [siteFacts.playground, siteFacts.offline, '/demo-frame', '/demos', '/_'];

/** True when a page may be put into the document of another: both of this site, in one language, neither a file. */
export function canSwap(from: URL, to: URL, languages = siteFacts.languages): boolean {
  const [left, next] = [from, to].map(({ pathname }) => partsOf(pathname, languages));
  return (
    to.origin === from.origin &&
    to.pathname !== from.pathname &&
    left?.language === next?.language &&
    [left, next].every((it) => it && it.path.endsWith('/') && !hasOwnFrame(it.path))
  );
}

function hasOwnFrame(path: string): boolean {
  return ownFrames.some((start) => path.startsWith(start === '/_' ? start : `${start}/`));
}

/** A pathname as its language and the rest. */
function partsOf(pathname: string, languages: readonly string[]) {
  const language = languages.find((code) => pathname.startsWith(`/${code}/`)) ?? '';
  return { language, path: language ? pathname.slice(language.length + 1) : pathname };
}
