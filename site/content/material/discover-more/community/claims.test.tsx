import { commands } from 'vitest/browser';
import { claim, expect } from '#claims';

const read = (path: string) => commands.readFile(`node_modules/@mui/material/${path}`);

claim(
  'The README of the package asks you to post how-to questions on Stack Overflow, not in the issue tracker.',
  async () => {
    const readme = await read('README.md');
    expect(readme).toMatch(
      /how-to\squestions[^\n]*Stack\sOverflow[^\n]*instead\sof\sGitHub\sissues/,
    );
    expect(readme).toContain('https://stackoverflow.com/questions/tagged/material-ui');
    expect(readme).toContain('https://github.com/mui/material-ui/security/policy');
  },
);

claim('The repository has a contributing guide, `CONTRIBUTING.md`.', async () => {
  expect(await read('README.md')).toContain('[contributing guide](/CONTRIBUTING.md)');
  expect(await read('package.json')).toContain('https://github.com/mui/material-ui/issues');
});
