import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AddSupplier from './demos/add-supplier.tsx';
import BuildLabels from './demos/build-labels.tsx';
import ComplaintSubject from './demos/complaint-subject.tsx';
import HarborSearch from './demos/harbor-search.tsx';
import MedicineGroups from './demos/medicine-groups.tsx';
import TwoStates from './demos/two-states.tsx';

const field = () => page.getByRole('combobox');
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const chips = () => document.querySelectorAll('.MuiChip-root').length;

claim(
  'The default filter ignores case and accents, and matches anywhere in the label.',
  async () => {
    await show(<HarborSearch />);
    await field().fill('MALAGA');
    await expect.poll(options).toEqual(['Málaga']);
    await field().fill('havre');
    await expect.poll(options).toEqual(['Le Havre']);
  },
);

claim(
  'When people leave the field without choosing, the text goes back to the last choice.',
  async () => {
    await show(<TwoStates />);
    await field().fill('Surg');
    await expect.element(page.getByText('Typed: Surg')).toBeVisible();
    await userEvent.tab();
    await expect.element(field()).toHaveValue('Maternity');
    await expect.element(page.getByText('Chosen: Maternity')).toBeVisible();
  },
);

claim(':kbd[Backspace] in the empty field removes the last one.', async () => {
  await show(<BuildLabels />);
  await expect.poll(chips).toBe(2);
  await field().click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(chips).toBe(1);
});

claim('`filterSelectedOptions` hides what is already chosen.', async () => {
  await show(<BuildLabels />);
  await field().click();
  await expect.poll(() => options().length).toBe(6);
  expect(options()).not.toContain('linux');
});

claim('Press :kbd[Enter] to take the text.', async () => {
  await show(<ComplaintSubject />);
  await field().fill('Torn label');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Ticket: Torn label');
});

claim(
  'If new entries should look like options, add one in `filterOptions`: “Add ‘Turbine’”.',
  async () => {
    await show(<AddSupplier />);
    await field().fill('Turbine');
    await page.getByRole('option', { name: 'Add “Turbine”' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Suppliers on file: 4');
  },
);

claim(
  'The focus stays in the field; `aria-activedescendant` names the marked option.',
  async () => {
    await show(<HarborSearch />);
    await field().click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field()).toHaveFocus();
    const id = field().element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Aarhus');
  },
);

claim(
  'The `renderGroup` of the demo with medicines makes each a `group` with a name, which screen readers and checkers expect in a `listbox`.',
  async () => {
    await show(<MedicineGroups />);
    await field().click();
    await expect.element(page.getByRole('group', { name: 'Antibiotics' })).toBeVisible();
    await expect
      .element(page.getByRole('option', { name: 'Ramipril 2.5 mg' }))
      .toHaveAttribute('aria-disabled', 'true');
  },
);

claim('If the options are not sorted by group, a heading appears twice.', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <Autocomplete
      open
      options={['Ada', 'Ben', 'Amy']}
      groupBy={(name) => name.charAt(0)}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await expect
    .poll(() =>
      [...document.querySelectorAll('.MuiAutocomplete-groupLabel')].map(
        (label) => label.textContent,
      ),
    )
    .toEqual(['A', 'B', 'A']);
  warn.mockRestore();
});

claim('`autoHighlight` marks the first option, so that :kbd[Enter] is enough.', async () => {
  const changed = vi.fn();
  await show(
    <Autocomplete
      autoHighlight
      options={['Ada', 'Ben']}
      onChange={(_event, value) => changed(value)}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changed.mock.lastCall).toEqual(['Ada']);
});
