const step =
  /(?:\b(?<from>from)\s+|\b(?<to>to)\s+|(?<away>从)\s*|(?<towards>到)\s*)v(?:ersion\s+)?(?<major>\d+)/gi;
const spelledOut = /(?<=\b(?:from|to)\s+)version\s+(?=\d)/gi;
const chineseFromOrTo = /[从到]\s*(?=v\d)/gi;

/**
 * The ends of the steps between versions that a text names, as terms that no word looks like: `from v7 to v8`
 * is `7>` and `>8`. As words both versions are in the guides to the steps before and after as well.
 */
export function stepTerms(text: string): string[] {
  const terms = [...text.matchAll(step)].map(({ groups = {} }) => {
    const major = groups['major'] ?? '';
    return (groups['from'] ?? groups['away']) ? leaving(major) : reaching(major);
  });
  return [...new Set(terms)];
}

/** The same of a title, which may leave out one end: who reaches version 7 comes from version 6. */
export function stepTermsOfTitle(title: string): string[] {
  const terms = stepTerms(title);
  const [only] = terms;
  if (only === undefined || terms.length > 1) return terms;
  if (only.endsWith('>')) return [only, reaching(Number.parseInt(only) + 1)];
  const startsElsewhere = /\bfrom\b|从/i.test(title);
  return startsElsewhere ? terms : [leaving(Number(only.slice(1)) - 1), only];
}

/** A question with versions as titles write them: `from v7` for `from version 7`; what else says from and to is no word to look for. */
export function shortVersions(text: string): string {
  return text.replace(spelledOut, 'v').replace(chineseFromOrTo, ' ');
}

function leaving(major: string | number): string {
  return `${String(major)}>`;
}

function reaching(major: string | number): string {
  return `>${String(major)}`;
}
