import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import IconTabs from './demos/icon-tabs.tsx';
import KeptDraft from './demos/kept-draft.tsx';
import OrderTabs from './demos/order-tabs.tsx';
import SettingsTabs from './demos/settings-tabs.tsx';

const tab = (name: string) => page.getByRole('tab', { name });
const panels = () => document.querySelectorAll('[role=tabpanel]').length;

claim('All panels are in the page, and typed text stays.', async () => {
  const first = await show(<OrderTabs />);
  await expect.element(page.getByRole('tabpanel')).toBeVisible();
  expect(panels()).toBe(3);
  await first.unmount();
  await show(<KeptDraft />);
  await page.getByLabelText('Letter', { exact: true }).fill('Dear Mr. Osei');
  await tab('Facts').click();
  await tab('Write').click();
  await expect.element(page.getByLabelText('Letter', { exact: true })).toHaveValue('Dear Mr. Osei');
});

claim('**Render one panel** and change its content, as the demo with icons does.', async () => {
  await show(<IconTabs />);
  await tab('Invoice').click();
  await expect
    .element(page.getByRole('tabpanel', { name: 'Invoice' }))
    .toHaveTextContent('You see the invoice.');
  expect(panels()).toBe(1);
});

claim('Three attributes connect them:', async () => {
  await show(<OrderTabs />);
  await tab('History').click();
  const panel = page.getByRole('tabpanel', { name: 'History' });
  await expect.element(panel).toBeVisible();
  await expect.element(tab('History')).toHaveAttribute('aria-controls', panel.element().id);
});

claim('`value={false}` selects none.', async () => {
  await show(
    <Tabs value={false} aria-label="Order">
      <Tab label="Details" />
      <Tab label="History" />
    </Tabs>,
  );
  await expect.element(tab('Details')).toHaveAttribute('aria-selected', 'false');
  await expect.element(tab('History')).toHaveAttribute('aria-selected', 'false');
});

claim('A value that no tab has is an error in the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Tabs value="files" aria-label="Order">
      <Tab value="details" label="Details" />
    </Tabs>,
  );
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('is invalid');
  error.mockRestore();
});

claim('With `selectionFollowsFocus`, the arrow keys select at once.', async () => {
  await show(<IconTabs />);
  await tab('Shipment').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Invoice')).toHaveAttribute('aria-selected', 'true');
});

claim('Up and down arrows move then.', async () => {
  await show(<SettingsTabs />);
  await tab('Steps').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tab('Secrets')).toHaveFocus();
  await expect.element(tab('Steps')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('Secrets')).toHaveAttribute('aria-selected', 'true');
});
