import Chip from '@mui/material/Chip';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';

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

claim('Material UI is developed in public on GitHub', async () => {
  for (const [name, repository] of [
    ['material', 'material-ui'],
    ['x-data-grid', 'mui-x'],
    ['x-charts', 'mui-x'],
  ]) {
    const { repository: source, bugs } = JSON.parse(
      await commands.readFile(`node_modules/@mui/${name}/package.json`),
    ) as { repository: { url: string }; bugs: { url: string } };
    expect(source.url).toBe(`git+https://github.com/mui/${repository}.git`);
    expect(bugs.url).toBe(`https://github.com/mui/${repository}/issues`);
  }
});

claim('check whether `slots`, `slotProps` or the theme can already do it.', async () => {
  const theme = createTheme({
    components: { MuiChip: { styleOverrides: { label: { textTransform: 'uppercase' } } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Chip
        label="Draft"
        slots={{ label: 'strong' }}
        slotProps={{ label: { title: 'Not sent' } }}
      />
      <Chip label="Sent" />
    </ThemeProvider>,
  );
  const label = page.getByText('Draft');
  expect(label.element().tagName).toBe('STRONG');
  await expect.element(label).toHaveAttribute('title', 'Not sent');
  const sent = page.getByText('Sent', { exact: true });
  expect(getComputedStyle(sent.element()).textTransform).toBe('uppercase');
});
