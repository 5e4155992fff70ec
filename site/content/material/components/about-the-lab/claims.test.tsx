import * as lab from '@mui/lab';
import LabTimePicker from '@mui/lab/TimePicker';
import labUseAutocomplete from '@mui/lab/useAutocomplete';
import useAutocomplete from '@mui/material/useAutocomplete';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, vi } from '#claims';
import CourseTabs from './demos/course-tabs.tsx';

claim(
  '`TabContext` links the tabs with their panels, so you do not have to set the ids yourself.',
  async () => {
    await show(<CourseTabs />);
    const lessons = page.getByRole('tab', { name: 'Lessons' });
    await expect.element(page.getByRole('tabpanel', { name: 'Lessons' })).toBeVisible();
    await expect
      .element(lessons)
      .toHaveAttribute('aria-controls', page.getByRole('tabpanel').element().id);
    await page.getByRole('tab', { name: 'Material' }).click();
    await expect
      .element(page.getByRole('tabpanel', { name: 'Material' }))
      .toHaveTextContent('Bring an apron. Clay and glazes are included.');
  },
);

claim('Everything else that the package exports has moved.', () => {
  const kept = Object.keys(lab).filter(
    (name) =>
      /^(Masonry|Timeline|Tab)/.test(name) || /^(masonry|timeline|tab)\w*Classes$/.test(name),
  );
  expect(kept).toEqual(expect.arrayContaining(['Masonry', 'Timeline', 'TabContext', 'TabPanel']));
  const rest = Object.keys(lab).filter(
    (name) => !/masonry|timeline|^(get)?Tab|tab(List|Panel|Context)|getTab|getPanel/i.test(name),
  );
  expect(
    rest.filter(
      (name) =>
        !/Picker|pickersDay|LocalizationProvider|^Tree|LoadingButton|useAutocomplete|createFilterOptions/.test(
          name,
        ),
    ),
  ).toEqual([]);
});

claim('These exports are gone', () => {
  const gone = [
    'Alert',
    'Autocomplete',
    'Pagination',
    'Rating',
    'Skeleton',
    'SpeedDial',
    'ToggleButton',
  ];
  expect(gone.filter((name) => name in lab)).toEqual([]);
});

claim('the same function', () => {
  expect(labUseAutocomplete).toBe(useAutocomplete);
});

claim('renders nothing, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = await show(<LabTimePicker />);
  expect(view.container.childElementCount).toBe(0);
  expect(warn.mock.calls.flat().join(' ')).toContain('@mui/x-date-pickers');
});

claim('In the HTML of the server, tabs and panels are not linked yet.', () => {
  expect(renderToString(<CourseTabs />)).not.toContain('aria-controls');
});
