import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { usePickerLayout, type PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { claim, expect, page, show, userEvent } from '#claims';
import ActionsAtSide from './demos/actions-at-side.tsx';
import LandscapeToolbar from './demos/landscape-toolbar.tsx';
import OwnLayout from './demos/own-layout.tsx';
import ShortcutsAtEnd from './demos/shortcuts-at-end.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

const openPopup = (index = 0) =>
  page
    .getByRole('button', { name: /^Choose date/ })
    .nth(index)
    .click();
const box = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element.getBoundingClientRect();
};
const due = dayjs('2026-03-17');

claim('This popup has its buttons next to the calendar:', async () => {
  await show(<ActionsAtSide />);
  await openPopup();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  expect(box('.MuiPickersLayout-actionBar').right).toBeLessThanOrEqual(box('[role=grid]').left);
});

claim('Set `orientation` to choose it yourself.', async () => {
  await show(<LandscapeToolbar />);
  await openPopup(1);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const toolbar = box('.MuiPickersLayout-toolbar');
  const views = box('.MuiPickersLayout-contentWrapper');
  expect(toolbar.right).toBeLessThanOrEqual(views.left + 1);
  expect(document.querySelector('.MuiPickersLayout-landscape')).not.toBeNull();
});

claim('row 1, columns 2 and 3', async () => {
  await show(<LandscapeToolbar />);
  await openPopup(0);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const toolbar = box('.MuiPickersLayout-toolbar');
  expect(toolbar.bottom).toBeLessThanOrEqual(box('.MuiPickersLayout-contentWrapper').top + 1);
});

claim('In the desktop Date Time Picker, the action bar is in row 5.', async () => {
  await showInProvider(<DesktopDateTimePicker defaultValue={due} />);
  await openPopup();
  await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
  const bar = document.querySelector('.MuiPickersLayout-actionBar') ?? document.body;
  expect(getComputedStyle(bar).gridRowStart).toBe('5');
});

claim('Set `gridColumn` and `gridRow` for the class of the part.', async () => {
  await show(<ShortcutsAtEnd />);
  await openPopup();
  await expect.element(page.getByRole('button', { name: '14:00' })).toBeVisible();
  expect(box('.MuiPickersLayout-shortcuts').left).toBeGreaterThanOrEqual(
    box('.MuiPickersLayout-contentWrapper').right - 1,
  );
});

claim(
  'the part next to the views moves to the third column, where it overlaps the views',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          defaultValue={due}
          orientation="portrait"
          slotProps={{ shortcuts: { items: [{ label: 'Due', getValue: () => due }] } }}
        />
      </LocalizationProvider>,
      { direction: 'rtl' },
    );
    await openPopup();
    await expect.element(page.getByRole('button', { name: 'Due' })).toBeVisible();
    const style = getComputedStyle(
      document.querySelector('.MuiPickersLayout-shortcuts') ?? document.body,
    );
    expect(style.gridColumnStart).toBe('3');
    const shortcuts = box('.MuiPickersLayout-shortcuts');
    const views = box('.MuiPickersLayout-contentWrapper');
    expect(shortcuts.right).toBeGreaterThan(views.left + 50);
    expect(shortcuts.left).toBeLessThan(views.right - 50);
  },
);

claim('Set `gridColumn: 1` for it, as the landscape demo below does', async () => {
  await show(<LandscapeToolbar />, { direction: 'rtl' });
  await openPopup(1);
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(box('.MuiPickersLayout-toolbar').left).toBeGreaterThanOrEqual(
    box('.MuiPickersLayout-contentWrapper').right - 1,
  );
});

claim(
  '`usePickerLayout` returns the parts as elements, and you render them where you want.',
  async () => {
    await show(<OwnLayout />);
    await openPopup();
    await expect.element(page.getByText('Boats sail at high tide only.')).toBeVisible();
    await page.getByRole('gridcell', { name: '30' }).click();
    await expect
      .element(page.getByRole('group', { name: 'Seal watching' }))
      .toMatchTextContent('06/30/2026');
  },
);

function OnlyViews(props: PickersLayoutProps<Dayjs | null>) {
  return <div>{usePickerLayout(props).content}</div>;
}

claim(
  'Without `actionBar`, a mobile picker has no OK and Cancel buttons, and closing the dialog accepts the value.',
  async () => {
    const accepted: string[] = [];
    await showInProvider(
      <MobileDatePicker
        defaultValue={due}
        slots={{ layout: OnlyViews }}
        onAccept={(value) => accepted.push(value?.format('YYYY-MM-DD') ?? 'null')}
      />,
    );
    await openPopup();
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(page.getByRole('button', { name: 'OK' }).elements()).toHaveLength(0);
    await page.getByRole('gridcell', { name: '20' }).click();
    expect(accepted).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => accepted).toEqual(['2026-03-20']);
  },
);

claim('Its `sx` styles the layout too, because there is no field.', async () => {
  await showInProvider(<StaticDatePicker defaultValue={due} sx={{ paddingTop: '7px' }} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const layout = document.querySelector('.MuiPickersLayout-root') ?? document.body;
  expect(getComputedStyle(layout).paddingTop).toBe('7px');
});

claim('A picker with hours, minutes and seconds stays in portrait all the same.', async () => {
  const orientations = () =>
    [...document.querySelectorAll('.MuiPickersLayout-root')].map((layout) =>
      layout.classList.contains('MuiPickersLayout-landscape') ? 'landscape' : 'portrait',
    );
  await showInProvider(
    <>
      <StaticTimePicker orientation="landscape" />
      <StaticTimePicker orientation="landscape" views={['hours', 'minutes', 'seconds']} />
    </>,
  );
  await expect.poll(orientations).toEqual(['landscape', 'portrait']);
});

claim(
  'Most pickers follow the rotation of the device: when it is turned by 90 degrees, they are in landscape. A Date Time Picker stays in portrait.',
  async () => {
    const { orientation } = window.screen;
    Object.defineProperty(orientation, 'angle', { value: 90, configurable: true });
    const landscapes = async (picker: ReactNode) => {
      const { unmount } = await showInProvider(picker);
      await openPopup();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      const count = document.querySelectorAll('.MuiPickersLayout-landscape').length;
      await unmount();
      return count;
    };
    try {
      expect(await landscapes(<MobileDatePicker defaultValue={due} />)).toBe(1);
      expect(await landscapes(<MobileDateTimePicker defaultValue={due} />)).toBe(0);
    } finally {
      Reflect.deleteProperty(orientation, 'angle');
    }
    expect(await landscapes(<MobileDatePicker defaultValue={due} />)).toBe(0);
  },
);
