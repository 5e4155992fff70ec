import * as charts from '@mui/x-charts/RadarChart';
import * as funnel from '@mui/x-charts-pro/FunnelChart';
import * as dateField from '@mui/x-date-pickers/DateField';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';
import VersionStep from './demos/version-step.tsx';

claim('Enter two versions to see what the update between them means.', async () => {
  await show(<VersionStep />);
  const answer = page.getByRole('status');
  await expect.element(answer).toMatchTextContent(/^A major step/);
  await page.getByLabelText('Installed').fill('8.4.0');
  await expect.element(answer).toMatchTextContent(/^A minor step/);
  await page.getByLabelText('Wanted').fill('9.0.0-beta.1');
  await expect.element(answer).toMatchTextContent(/^A preview release/);
  await page.getByLabelText('Installed').fill('8.0.0-beta.3');
  await page.getByLabelText('Wanted').fill('8.0.0');
  await expect.element(answer).toMatchTextContent(/^From a preview to a release/);
  await page.getByLabelText('Wanted').fill('8.0.0-beta.3');
  await expect.element(answer).toMatchTextContent('The same release.');
});

claim('the changelog up to the version you installed', async () => {
  const changelog = await commands.readFile('node_modules/@mui/x-data-grid/CHANGELOG.md');
  expect(/^## (\d\S*)/m.exec(changelog)?.[1]).toBe('8.5.0');
});

claim('`Unstable_FunnelChart` of `@mui/x-charts-pro`', () => {
  expect(Object.keys(funnel)).toContain('Unstable_FunnelChart');
  expect(Object.keys(funnel)).not.toContain('FunnelChart');
});

claim('`unstable_useDateField` of `@mui/x-date-pickers`', () => {
  expect(Object.keys(dateField)).toContain('unstable_useDateField');
  expect(Object.keys(dateField)).not.toContain('useDateField');
});

claim('`RadarChart` is also exported as `Unstable_RadarChart`', () => {
  expect(charts.RadarChart).toBeDefined();
  expect(charts.Unstable_RadarChart).toBe(charts.RadarChart);
});

const props = () =>
  commands.readFile('node_modules/@mui/x-data-grid/models/props/DataGridProps.d.ts');

claim('options that can disappear', async () => {
  expect(await props()).toMatch(/experimentalFeatures\??:/);
});

claim('because the types have `@deprecated` with the replacement', async () => {
  expect(await props()).toMatch(
    /@deprecated Use flex parent container instead[\s\S]{0,200}?\s*\*\/\s*autoHeight/,
  );
});

claim('8.3.1 gave `onRowSelectionModelChange` a `reason`.', async () => {
  const changelog = await commands.readFile('node_modules/@mui/x-data-grid/CHANGELOG.md');
  const patch = changelog.split('\n## 8.3.1\n')[1]?.split('\n## ')[0];
  expect(patch).toContain('Add `reason` param for `onRowSelectionModelChange`');
  expect(patch).toContain('[l10n]');
  await show(<VersionStep />);
  await page.getByLabelText('Installed').fill('8.5.0');
  await page.getByLabelText('Wanted').fill('8.5.1');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^A patch step/);
});
