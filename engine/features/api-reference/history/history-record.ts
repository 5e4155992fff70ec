import type { ApiHistory, MemberChange } from './api-history.ts';
import type { MemberFacts } from './api-snapshot.ts';

/** First cell of the line with the versions. */
const versionsLine = 'versions';

/** Cell of a member that is no longer there. */
const gone = 'gone';

/** First cell of the line with all releases. */
const releasedLine = 'released';

/** First cell of a line with the versions of a package that lacks some. */
const packageLine = 'package';

/** First cell of a line with a version that the registry lacks and the one that stands for it. */
const substituteLine = 'instead';

/** Writes a history for people and programs: one line per member, in the order of their names. */
export function formatHistory({
  versions,
  released,
  packages,
  substitutes,
  members,
}: ApiHistory): string {
  const lines = [...members].map(([key, changes]) => [key, ...changes.flatMap(cellsOf)].join('\t'));
  return [
    [versionsLine, ...versions].join('\t'),
    ...(released.length > 0 ? [[releasedLine, ...released].join('\t')] : []),
    ...[...substitutes].map((pair) => [substituteLine, ...pair].join('\t')),
    ...[...packages].map(([name, own]) => [packageLine, name, ...own].join('\t')).sort(),
    ...lines.sort(),
    '',
  ].join('\n');
}

/** Reads a history; throws with the number of the first line that is none. */
export function parseHistory(text: string): ApiHistory {
  const [first = '', ...lines] = text.split('\n');
  const [word, ...versions] = first.split('\t');
  if (word !== versionsLine) {
    throw new Error(`line 1: it must begin with "${versionsLine}" and list the recorded versions.`);
  }
  const packages = new Map<string, string[]>();
  const substitutes = new Map<string, string>();
  const released: string[] = [];
  const members = new Map<string, MemberChange[]>();
  lines.forEach((line, at) => {
    const [start, name = '', ...own] = line.split('\t');
    if (start === releasedLine) {
      released.push(name, ...own);
    } else if (start === substituteLine) {
      substitutes.set(name, own[0] ?? '');
    } else if (start === packageLine) {
      packages.set(name, own);
    } else if (line !== '') {
      const [key, changes] = parseMember(line, at + 2, versions);
      members.set(key, changes);
    }
  });
  return { versions, released, packages, substitutes, members };
}

function cellsOf({ version, facts }: MemberChange): [string, string] {
  return [version, facts ? JSON.stringify(facts, factNames) : gone];
}

const factNames = ['type', 'default', 'required', 'deprecated', 'undocumented', 'package'];

function parseMember(
  line: string,
  number: number,
  versions: readonly string[],
): [string, MemberChange[]] {
  const [slug = '', table = '', name = '', ...cells] = line.split('\t');
  const changes = cells.flatMap((version, at): MemberChange[] => {
    if (at % 2 === 1) {
      return [];
    }
    const facts = parseFacts(cells[at + 1]);
    if (!versions.includes(version) || facts === undefined) {
      throw new Error(
        `line ${String(number)}: after the name stand a recorded version and facts in turn, not "${version}".`,
      );
    }
    return [{ version, ...(facts !== gone && { facts }) }];
  });
  return [`${slug}\t${table}\t${name}`, changes];
}

function parseFacts(cell: string | undefined): MemberFacts | typeof gone | undefined {
  if (cell === gone) {
    return gone;
  }
  try {
    const facts: unknown = JSON.parse(cell ?? '');
    return typeof facts === 'object' && facts !== null ? readFacts(facts) : undefined;
  } catch {
    return undefined;
  }
}

function readFacts(facts: object): MemberFacts {
  const found = { ...emptyFacts, ...facts };
  const { type, default: fallback, required, deprecated, undocumented, package: owner } = found;
  return {
    ...(typeof type === 'string' && { type }),
    ...(typeof fallback === 'string' && { default: fallback }),
    ...(required === true && { required }),
    ...(deprecated === true && { deprecated }),
    ...(undocumented === true && { undocumented }),
    ...(typeof owner === 'string' && { package: owner }),
  };
}

const emptyFacts: Record<keyof MemberFacts, unknown> = {
  type: undefined,
  default: undefined,
  required: undefined,
  deprecated: undefined,
  undocumented: undefined,
  package: undefined,
};
