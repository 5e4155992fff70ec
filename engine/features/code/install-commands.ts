/** Key under which the reader's package manager is remembered on every page. */
export const packageManagerKey = 'package-manager';

/** A package manager and the words that install with it. */
export interface InstallCommand {
  label: string;
  code: string;
}

const commands = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };

/** The command that installs the packages, for each package manager; a known major version is asked for. */
export function installCommands(
  packages: readonly string[],
  majors: Readonly<Record<string, string>> = {},
): InstallCommand[] {
  const names = packages.map((name) => (majors[name] ? `${name}@${majors[name]}` : name));
  return Object.entries(commands).map(([label, command]) => ({
    label,
    code: `${command} ${names.join(' ')}`,
  }));
}
