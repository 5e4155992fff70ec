import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';
import ReportDraft from './demos/report-draft.tsx';

claim('Fill in the fields, then copy the report.', async () => {
  await show(<ReportDraft />);
  const report = page.getByLabelText('Your report');
  await page.getByLabelText('What happens?').fill('Nothing');
  await expect
    .element(report)
    .toHaveValue(
      [
        'Package: @mui/x-data-grid 8.5.0',
        'What do you do?\nSort by “Weight”, then press End',
        'What happens?\nNothing',
        'What should happen?\nThe focus moves to the last cell of the row',
      ].join('\n\n'),
    );
});

claim(
  'The Community, Pro and Premium packages are developed in one public repository.',
  async () => {
    for (const name of ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium', 'x-charts-pro']) {
      const manifest = await commands.readFile(`node_modules/@mui/${name}/package.json`);
      expect(manifest).toMatch(/"url": "(git\+)?https:\/\/github\.com\/mui\/mui-x(\.git)?"/);
      expect(manifest).toContain(`"directory": "packages/${name}"`);
    }
  },
);

claim('the `CHANGELOG.md` in the package', async () => {
  const changelog = await commands.readFile('node_modules/@mui/x-charts/CHANGELOG.md');
  expect(changelog).toContain('## 8.5.0');
});

claim('Material UI, which has its own issue tracker', async () => {
  expect(await commands.readFile('node_modules/@mui/material/package.json')).toContain(
    'https://github.com/mui/material-ui/issues',
  );
  expect(await commands.readFile('node_modules/@mui/x-charts/package.json')).toContain(
    'https://github.com/mui/mui-x/issues',
  );
});
