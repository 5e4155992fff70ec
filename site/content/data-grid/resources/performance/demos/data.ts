/** One run of an automatic build. */
export interface Build {
  id: number;
  branch: string;
  author: string;
  seconds: number;
  tests: number;
  failed: number;
}

const branches = ['main', 'release', 'fix/login', 'feature/search', 'chore/deps'];
const authors = ['lena', 'omar', 'priya', 'tomas'];

/** As many builds as you ask for; the same number gives the same builds. */
export function buildsUpTo(count: number): Build[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 10001 + index,
    branch: branches[(index * 7) % branches.length] ?? '',
    author: authors[(index * 3) % authors.length] ?? '',
    seconds: 95 + ((index * 37) % 400),
    tests: 840 + (index % 60),
    failed: (index * 11) % 17 === 0 ? 1 + (index % 4) : 0,
  }));
}
