import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent } from '#claims';
import DetailsPro from './demos/details-pro.tsx';
import Everyday from './demos/everyday.tsx';
import SummaryPremium from './demos/summary-premium.tsx';

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );
const scrollsSideways = () =>
  document
    .querySelector<HTMLElement>('.MuiDataGrid-root')
    ?.style.getPropertyValue('--DataGrid-hasScrollX');

claim('`DataGrid` has an MIT license and needs no license key.', async () => {
  const manifest = (name: string) => commands.readFile(`node_modules/@mui/${name}/package.json`);
  expect(await manifest('x-data-grid')).toContain('"license": "MIT"');
  expect(await manifest('x-data-grid')).not.toContain('@mui/x-license');
  expect(await manifest('x-data-grid-pro')).not.toContain('"license": "MIT"');
  expect(await manifest('x-data-grid-pro')).toContain('@mui/x-license');

  // at 1280 px a demo has about 626 px; all columns must be in view there
  await show(
    <div style={{ width: 626 }}>
      <Everyday />
    </div>,
  );
  await expect.element(header('Arrives')).toBeVisible();
  await expect.poll(scrollsSideways).toBe('0');
  await expect.element(page.getByText('MUI X Missing license key')).not.toBeInTheDocument();
});

claim('Click a header; click it again', async () => {
  await show(<Everyday />);
  await header('Port').click();
  await expect.element(header('Port')).toHaveAttribute('aria-sort', 'ascending');
  await header('Port').click();
  await expect.element(header('Port')).toHaveAttribute('aria-sort', 'descending');
});

claim('Drag the edge of a header; double-click it', async () => {
  await show(<Everyday />);
  const width = () => header('Status').element().getBoundingClientRect().width;
  const separator = header('Status').element().querySelector('.MuiDataGrid-columnSeparator');
  const before = width();
  separator?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(width).not.toBe(before);
});

claim('Click the plus sign of a row', async () => {
  await show(
    <div style={{ width: 626 }}>
      <DetailsPro />
    </div>,
  );
  await expect.poll(scrollsSideways).toBe('0');
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await expect.element(page.getByText('Arrives in Genoa on 2025-04-01, not cooled.')).toBeVisible();
});

claim('Hold :kbd[Shift] and click a second header', async () => {
  await show(<DetailsPro />);
  await header('Port').click();
  await userEvent.keyboard('{Shift>}');
  await header('Tonnes').click();
  await userEvent.keyboard('{/Shift}');
  await expect.element(header('Port')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header('Tonnes')).toHaveAttribute('aria-sort', 'ascending');
});

claim('Compare the sum in the row of each port with the total in the last row', async () => {
  await show(<SummaryPremium />);
  await expect.poll(() => texts('tonnes').length).toBe(5);
  const [total, ...ports] = texts('tonnes').map(Number).toReversed();
  expect(total).toBe(ports.reduce((sum, value) => sum + value, 0));
});

claim('Open the menu of “Line” and group by it as well', async () => {
  await show(<SummaryPremium />);
  await header('Line').hover();
  await page.getByRole('button', { name: 'Line column menu' }).click();
  await page.getByRole('menuitem', { name: 'Group by Line' }).click();
  await page.getByRole('button', { name: 'see children' }).first().click();
  await expect.element(page.getByRole('gridcell', { name: /Arktis \(/ }).first()).toBeVisible();
});
