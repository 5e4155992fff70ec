import { commands } from 'vitest/browser';
import { claim, expect } from '#claims';

interface Manifest {
  author: string;
  repository: { url: string; directory: string };
}

const read = async (name: string): Promise<Manifest> =>
  JSON.parse(await commands.readFile(`node_modules/${name}/package.json`)) as Manifest;

claim('All packages name “MUI Team” as their author.', async () => {
  for (const name of [
    'material',
    'system',
    'icons-material',
    'lab',
    'x-data-grid',
    'x-charts-pro',
  ]) {
    expect((await read(`@mui/${name}`)).author).toBe('MUI Team');
  }
});

claim(
  'The source of Material UI, System, icons and lab is in the repository mui/material-ui.',
  async () => {
    for (const name of ['material', 'system', 'icons-material', 'lab']) {
      const { url, directory } = (await read(`@mui/${name}`)).repository;
      expect(url).toContain('github.com/mui/material-ui');
      expect(directory).toBe(`packages/mui-${name}`);
    }
    expect((await read('@mui/x-charts')).repository.url).toContain('github.com/mui/mui-x');
  },
);

claim('Version 7.1.1 names 15, and version 7.1.0 names 21.', async () => {
  const changelog = await commands.readFile('node_modules/@mui/material/CHANGELOG.md');
  const release = (version: string) => changelog.split(`\n## ${version}\n`)[1]?.split('\n## ')[0];
  const named = (version: string) =>
    /alphabetical order: (.*)/.exec(release(version) ?? '')?.[1]?.split(', ').length;
  expect(named('7.1.1')).toBe(15);
  expect(named('7.1.0')).toBe(21);
});

claim('The source of the X packages is in mui/mui-x.', async () => {
  for (const name of ['x-data-grid-premium', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
    const { url, directory } = (await read(`@mui/${name}`)).repository;
    expect([url, directory]).toEqual(['git+https://github.com/mui/mui-x.git', `packages/${name}`]);
  }
});

claim(
  'The notes of a release end with a list of all contributors in alphabetical order.',
  async () => {
    const changelog = await commands.readFile('node_modules/@mui/material/CHANGELOG.md');
    for (const version of ['7.1.2', '7.1.1', '7.1.0', '7.0.2', '7.0.1']) {
      const notes = changelog.split(`\n## ${version}\n`)[1]?.split('\n## ')[0] ?? '';
      expect(notes.trim().split('\n').at(-1)).toMatch(
        /^All contributors of this release in alphabetical order: @/,
      );
    }
  },
);

claim('Its license file names “The component-docs contributors”.', async () => {
  expect(await commands.readFile('LICENSE')).toMatch(/The component-docs contributors/);
});
