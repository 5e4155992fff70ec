import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';
import FindDeprecated from './demos/find-deprecated.tsx';

const status = page.getByRole('status');

claim('Paste some JSX to find common props that are deprecated in version 7.1.2', async () => {
  await show(<FindDeprecated />);
  await expect.element(status).toHaveTextContent('InputProps: use slotProps.input');
  await page.getByRole('textbox', { name: 'Your JSX' }).fill('<Button>Save</Button>');
  await expect.element(status).toHaveTextContent('No deprecated props found.');
  await page
    .getByRole('textbox', { name: 'Your JSX' })
    .fill('<Modal components={{ Root }} BackdropProps={{}} />');
  await expect.element(status).toMatchTextContent('BackdropProps: use slotProps.backdrop');
  await expect.element(status).toMatchTextContent('components: use slots');
});

claim('Its type carries `@deprecated` and names the replacement', async () => {
  const types = async (name: string) =>
    (await commands.readFile(`node_modules/@mui/material/${name}.d.ts`)).replace(/\s+/g, ' ');
  expect(await types('TextField/TextField')).toContain('@deprecated Use `slotProps.htmlInput`');
  expect(await types('GridLegacy/GridLegacy')).toMatch(/@deprecated Use the \[`Grid`\]/);
  expect(await types('styles/ThemeProviderWithVars')).toMatch(
    /@deprecated \* The `CssVarsProvider` [^.]* ported into `ThemeProvider`/,
  );
  expect(await types('Button/buttonClasses')).toMatch(
    /@deprecated Combine the \[\.MuiButton-contained\][^*]* \*\/ containedPrimary/,
  );
});

claim('If both forms are set, `slotProps` wins over the old prop.', async () => {
  await show(
    <>
      <TextField
        label="Berth"
        InputProps={{ readOnly: true }}
        slotProps={{ input: { readOnly: false } }}
      />
      <Popover
        open
        anchorReference="none"
        PaperProps={{ title: 'old' }}
        slotProps={{ paper: { title: 'new' } }}
      >
        Text
      </Popover>
    </>,
  );
  expect(document.querySelector('input')?.readOnly).toBe(false);
  expect(document.querySelector('.MuiPopover-paper')?.getAttribute('title')).toBe('new');
});

claim('A deprecated API still works.', async () => {
  await show(<TextField label="Berth" InputProps={{ readOnly: true }} />);
  await expect.element(page.getByRole('textbox', { name: 'Berth' })).toHaveAttribute('readonly');
});

claim('future plans and features of high priority, says the README of the package', async () => {
  const readme = await commands.readFile('node_modules/@mui/material/README.md');
  expect(readme).toMatch(
    /Future plans and high-priority features[^\n]*\(https:\/\/mui\.com\/material-ui\/discover-more\/roadmap\/\)/,
  );
  expect(readme).toContain('(https://github.com/mui/material-ui/releases)');
});
