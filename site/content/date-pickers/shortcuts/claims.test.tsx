import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AboveCalendar from './demos/above-calendar.tsx';
import NextFreeDay from './demos/next-free-day.tsx';
import PaymentTerms from './demos/payment-terms.tsx';
import SalesPeriod from './demos/sales-period.tsx';
import ShortcutMenu from './demos/shortcut-menu.tsx';
import StartFromShortcut from './demos/start-from-shortcut.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const openPopup = () => page.getByRole('button', { name: /^Choose (date|range)/ }).click();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name });
const dialog = page.getByRole('dialog');
const start = dayjs('2026-03-17');
const items = [{ label: 'In a week', getValue: () => start.add(1, 'week') }];

claim(
  'A click sets the value, calls `onChange` and `onAccept`, and closes the popup.',
  async () => {
    const log: string[] = [];
    await showInProvider(
      <DesktopDatePicker
        defaultValue={start}
        slotProps={{ shortcuts: { items } }}
        onChange={(value) => log.push(`change ${value?.format('MM-DD') ?? 'null'}`)}
        onAccept={(value) => log.push(`accept ${value?.format('MM-DD') ?? 'null'}`)}
      />,
    );
    await openPopup();
    await button('In a week').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(log).toEqual(['change 03-24', 'accept 03-24']);
  },
);

claim('or `null` to clear the picker', async () => {
  await show(<PaymentTerms />);
  await openPopup();
  await button('No due date').click();
  await expect.element(group('Payment due')).toMatchTextContent('MM/DD/YYYY');
});

claim(
  'The picker calls `getValue` for each item when the shortcuts render, to know whether to disable the item. It does not wait for a click.',
  async () => {
    const getValue = vi.fn(() => start);
    await showInProvider(
      <DesktopDatePicker
        label="Due"
        slotProps={{ shortcuts: { items: [{ label: 'Start', getValue }] } }}
      />,
    );
    expect(getValue).not.toHaveBeenCalled();
    await openPopup();
    await expect.element(button('Start')).toBeVisible();
    expect(getValue).toHaveBeenCalled();
  },
);

claim('`[today, null]` sets only the start', async () => {
  await show(<SalesPeriod />);
  await openPopup();
  await button('From today on').click();
  await expect.element(group('Ticket sales in')).toMatchTextContent('05/20/2026 – MM/DD/YYYY');
});

claim('and `[null, null]` clears both', async () => {
  await show(<SalesPeriod />);
  await openPopup();
  await button('All time').click();
  await expect.element(group('Ticket sales in')).toMatchTextContent('MM/DD/YYYY – MM/DD/YYYY');
});

claim(
  'A shortcut is disabled when its value breaks a limit of the picker, such as `minDate` or `shouldDisableDate`.',
  async () => {
    await show(<NextFreeDay />);
    await openPopup();
    await expect.element(button('On Independence Day')).toHaveAttribute('aria-disabled', 'true');
    await button('Next free day').click();
    await expect.element(group('Dentist appointment')).toMatchTextContent('07/07/2026');
  },
);

claim('`null` is always valid, so a shortcut that returns `null` stays enabled.', async () => {
  await showInProvider(
    <DesktopDatePicker
      minDate={dayjs('2030-01-01')}
      slotProps={{ shortcuts: { items: [...items, { label: 'None', getValue: () => null }] } }}
    />,
  );
  await openPopup();
  await expect.element(button('In a week')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('None')).not.toHaveAttribute('aria-disabled');
});

claim(
  "With `changeImportance: 'set'`, a shortcut changes the value without accepting it, and the popup stays open.",
  async () => {
    const onAccept = vi.fn();
    await showInProvider(
      <DesktopDatePicker
        label="Due"
        defaultValue={start}
        onAccept={onAccept}
        slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
      />,
    );
    await openPopup();
    await button('In a week').click();
    await expect
      .element(page.getByRole('gridcell', { name: '24' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(onAccept).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  },
);

claim('It is `undefined` for other changes.', async () => {
  await show(<StartFromShortcut />);
  await openPopup();
  await button('Weekend').click();
  await expect.element(page.getByText('Set by: Weekend')).toBeVisible();
  await page.getByRole('gridcell', { name: '15' }).click();
  await expect.element(page.getByText('Set by: another choice')).toBeVisible();
});

claim('By default, the shortcuts are next to the calendar, at its start.', async () => {
  await show(<PaymentTerms />);
  await openPopup();
  const list = dialog.getByRole('list').element().getBoundingClientRect();
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect(list.right).toBeLessThanOrEqual(grid.left);
});

claim('To show them there in portrait too, change the grid of the layout:', async () => {
  await page.viewport(390, 800);
  await show(<AboveCalendar />);
  await openPopup();
  const list = dialog.getByRole('list').element().getBoundingClientRect();
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect(list.bottom).toBeLessThanOrEqual(grid.top);
});

claim(
  'the default position makes the content wider than a narrow screen, and people have to scroll sideways to see the whole calendar',
  async () => {
    await page.viewport(390, 800);
    await showInProvider(
      <MobileDatePicker defaultValue={start} slotProps={{ shortcuts: { items } }} />,
    );
    await openPopup();
    await expect.element(button('In a week')).toBeVisible();
    const content = document.querySelector('.MuiDialogContent-root');
    expect(content?.scrollWidth).toBeGreaterThan(content?.clientWidth ?? 0);
  },
);

claim('With `orientation="landscape"`', async () => {
  await showInProvider(
    <DesktopDatePicker
      defaultValue={start}
      orientation="landscape"
      slotProps={{ shortcuts: { items } }}
    />,
  );
  await openPopup();
  const list = dialog.getByRole('list').element().getBoundingClientRect();
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect(list.bottom).toBeLessThanOrEqual(grid.top);
});

claim('`slotProps.shortcuts.sx` replaces these styles instead of merging with them', async () => {
  const popup = (sx?: { color: string }) =>
    showInProvider(
      <DesktopDatePicker
        defaultValue={start}
        slotProps={{ shortcuts: sx ? { items, sx } : { items } }}
      />,
    );
  const styles = () => {
    const { maxWidth, maxHeight, overflow } = getComputedStyle(dialog.getByRole('list').element());
    return [maxWidth, maxHeight, overflow];
  };
  const first = await popup();
  await openPopup();
  expect(styles()).toEqual(['200px', '336px', 'auto']);
  await first.unmount();
  await popup({ color: 'text.primary' });
  await openPopup();
  expect(styles()).toEqual(['none', 'none', 'visible']);
});

claim('In right-to-left layouts, the shortcuts overlap the calendar', async () => {
  const overlap = () => {
    const list = dialog.getByRole('list').element().getBoundingClientRect();
    const grid = page.getByRole('grid').element().getBoundingClientRect();
    return list.left < grid.right && grid.left < list.right;
  };
  const first = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker defaultValue={start} slotProps={{ shortcuts: { items } }} />
    </LocalizationProvider>,
    { direction: 'rtl' },
  );
  await openPopup();
  expect(overlap()).toBe(true);
  await first.unmount();
  await show(<PaymentTerms />, { direction: 'rtl' });
  await openPopup();
  expect(overlap()).toBe(false);
});

claim('replace the `shortcuts` slot', async () => {
  await show(<ShortcutMenu />);
  await openPopup();
  await page.getByRole('list', { name: 'Delivery options' }).getByText('Sep 14').click();
  await expect.element(group('Delivery date')).toMatchTextContent('09/14/2026');
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('Each enabled shortcut is a button with its label as the name.', async () => {
  await showInProvider(
    <DesktopDatePicker
      defaultValue={start}
      slotProps={{ shortcuts: { items, 'aria-label': 'Payment terms' } }}
    />,
  );
  await openPopup();
  await expect.element(page.getByRole('list', { name: 'Payment terms' })).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    if (document.activeElement?.textContent === 'In a week') break;
    await userEvent.keyboard('{Tab}');
  }
  await expect.element(button('In a week')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
});
