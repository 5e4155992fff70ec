import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AddSupplier from './demos/add-supplier.tsx';
import AirportFilter from './demos/airport-filter.tsx';
import BehaviorProps from './demos/behavior-props.tsx';
import BuildLabels from './demos/build-labels.tsx';
import ComplaintSubject from './demos/complaint-subject.tsx';
import CreateInDialog from './demos/create-in-dialog.tsx';
import FixedReviewers from './demos/fixed-reviewers.tsx';
import HarborSearch from './demos/harbor-search.tsx';
import LanguageCheckboxes from './demos/language-checkboxes.tsx';
import LoadOnOpen from './demos/load-on-open.tsx';
import LockedFields from './demos/locked-fields.tsx';
import MarkedMatches from './demos/marked-matches.tsx';
import MedicineGroups from './demos/medicine-groups.tsx';
import OwnMarkup from './demos/own-markup.tsx';
import PlainInput from './demos/plain-input.tsx';
import SendId from './demos/send-id.tsx';
import SingleChip from './demos/single-chip.tsx';
import SizeAndLimit from './demos/size-and-limit.tsx';
import StopSearch from './demos/stop-search.tsx';
import StyledList from './demos/styled-list.tsx';
import TwoStates from './demos/two-states.tsx';
import VirtualParts from './demos/virtual-parts.tsx';
import text from './page.md?raw';

const field = () => page.getByRole('combobox');
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
/** For answers of a server. */
const patient = { timeout: 20_000 };
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
  'When people leave the field without choosing, the text goes back to the last choice, or is cleared if there is none.',
  async () => {
    await show(<TwoStates />);
    await field().fill('Surg');
    await expect.element(page.getByText('Typed: Surg')).toBeVisible();
    await userEvent.tab();
    await expect.element(field()).toHaveValue('Maternity');
    await expect.element(page.getByText('Chosen: Maternity')).toBeVisible();
    await field().fill('');
    await field().fill('Surg');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('');
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

claim('Press :kbd[Enter] to accept the text.', async () => {
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
  'The focus stays in the field; `aria-activedescendant` names the highlighted option.',
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
  'The `renderGroup` of the demo with medicines makes each a `group` with a name, which is what ARIA allows in a `listbox`.',
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

claim('`autoHighlight` highlights the first option, so that :kbd[Enter] is enough.', async () => {
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

claim(
  'Without it, a click closes the list, unless people hold :kbd[Ctrl] or :kbd[⌘].',
  async () => {
    await show(
      <Autocomplete
        multiple
        options={['Ada', 'Ben', 'Cem']}
        renderInput={(params) => <TextField {...params} label="Name" />}
      />,
    );
    await field().click();
    await page.getByRole('option', { name: 'Ada' }).click({ modifiers: ['Control'] });
    await expect.poll(chips).toBe(1);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('option', { name: 'Ben' }).click();
    await expect.poll(chips).toBe(2);
    await expect.poll(() => options().length).toBe(0);
  },
);

claim('`renderOption` gets `selected` for it.', async () => {
  await show(<LanguageCheckboxes />);
  await field().click();
  const checked = () => document.querySelectorAll('li [data-testid=CheckBoxIcon]').length;
  await expect.poll(checked).toBe(1);
  await page.getByRole('option', { name: 'Korean' }).click();
  await expect.poll(checked).toBe(2);
  await expect
    .element(page.getByRole('option', { name: 'Korean' }))
    .toHaveAttribute('aria-selected', 'true');
});

claim(
  '`limitTags` shows only the first chips while the field does not have the focus.',
  async () => {
    await show(<SizeAndLimit />);
    await expect.poll(chips).toBe(4);
    await expect.element(page.getByText('and 2 more').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Genres, small' }).click();
    await expect.poll(chips).toBe(6);
  },
);

claim('Clearing the field keeps them too.', async () => {
  await show(<FixedReviewers />);
  await expect.poll(chips).toBe(2);
  await field().click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect
    .poll(() => [...document.querySelectorAll('.MuiChip-root')].map((chip) => chip.textContent))
    .toEqual(['Security']);
  expect(document.querySelector('.MuiChip-deleteIcon')).toBeNull();
  await field().click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(chips).toBe(1);
});

claim(
  '`onChange` is not called, so a controlled value stays, and an uncontrolled one disappears without an event.',
  async () => {
    const controlled = await show(<SingleChip />);
    await expect.poll(chips).toBe(1);
    await expect.element(field()).toHaveValue('');
    await field().click();
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Delete}');
    await expect.poll(chips).toBe(1);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(chips).toBe(0);
    await controlled.unmount();
    const changed = vi.fn();
    await show(
      <Autocomplete
        options={['Ada', 'Ben']}
        defaultValue="Ada"
        onChange={changed}
        renderValue={(name, getItemProps) => <Chip label={name} {...getItemProps()} />}
        renderInput={(params) => <TextField {...params} label="Name" />}
      />,
    );
    await field().click();
    await userEvent.keyboard('{Backspace}');
    await expect.poll(chips).toBe(0);
    expect(changed).not.toHaveBeenCalled();
  },
);

claim(
  'The arrow that opens the list is hidden with `freeSolo`. `forcePopupIcon` brings it back.',
  async () => {
    const plain = await show(<ComplaintSubject />);
    await expect.element(field()).toBeVisible();
    expect(page.getByRole('button', { name: 'Open' }).elements()).toHaveLength(0);
    await plain.unmount();
    await show(
      <Autocomplete
        freeSolo
        forcePopupIcon
        options={['Ada']}
        renderInput={(params) => <TextField {...params} label="Name" />}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  },
);

claim(
  'The third argument of `onChange` is the reason: `createOption` means that people pressed :kbd[Enter] on their own text.',
  async () => {
    await show(<CreateInDialog />);
    await field().fill('Garage');
    await userEvent.keyboard('{Enter}');
    const name = page.getByRole('textbox', { name: 'Name of the room' });
    await expect.element(name).toHaveValue('Garage');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect.element(field()).toHaveValue('Garage');
  },
);

claim('a chip was removed, or with `multiple` a chosen option was clicked again', async () => {
  const changed = vi.fn();
  const single = await show(
    <Autocomplete
      options={['Ada', 'Ben']}
      defaultValue="Ada"
      onChange={(_event, _value, reason) => changed(reason)}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().click();
  await page.getByRole('option', { name: 'Ada' }).click();
  await expect.poll(options).toEqual([]);
  expect(changed).not.toHaveBeenCalled();
  await single.unmount();
  await show(
    <Autocomplete
      multiple
      options={['Ada', 'Ben']}
      defaultValue={['Ada', 'Ben']}
      onChange={(_event, _value, reason) => changed(reason)}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().click();
  await page.getByRole('option', { name: 'Ada' }).click();
  await expect.poll(() => changed.mock.calls).toEqual([['removeOption']]);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => changed.mock.calls).toEqual([['removeOption'], ['removeOption']]);
});

claim('This one also finds airports by their code:', async () => {
  await show(<AirportFilter />);
  await field().fill(' lhr ');
  await expect.poll(options).toEqual(['London Heathrow']);
  await field().fill('o');
  await expect.poll(() => options().length).toBe(4);
});

claim('`renderOption` gets the typed text as `inputValue`.', async () => {
  await show(<MarkedMatches />);
  await field().fill('IL');
  await expect
    .poll(() => [...document.querySelectorAll('li strong')].map((part) => part.textContent))
    .toEqual(['il', 'il', 'il']);
});

claim('Pass the `signal` of an `AbortController` to `fetch`', async () => {
  await show(<StopSearch />);
  await field().fill('lib');
  await expect.poll(options, patient).toEqual(['Central LibraryUniversity']);
  await page.getByRole('option', { name: /Central Library/ }).click();
  await expect.element(field()).toHaveValue('Central Library');
});

claim('Control `open`, and load while it is open and empty.', async () => {
  await show(<LoadOnOpen />);
  await field().click();
  await expect.element(page.getByRole('progressbar', { name: 'Loading depots' })).toBeVisible();
  await expect.poll(options, patient).toEqual(['Airport', 'Docklands', 'Eastgate', 'Westway']);
  expect(page.getByRole('progressbar').elements()).toHaveLength(0);
});

claim('Closing the list aborts the request.', async () => {
  const abort = vi.spyOn(AbortController.prototype, 'abort');
  await show(<LoadOnOpen />);
  await field().click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => abort.mock.calls.length).toBeGreaterThan(0);
  await field().click();
  await expect.poll(() => options().length, patient).toBe(4);
});

claim(
  'the arrow keys write the option into the field, with the part that was not typed selected',
  async () => {
    await show(<BehaviorProps />);
    await page.getByRole('checkbox', { name: 'autoComplete' }).click();
    await field().fill('lis');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field()).toHaveValue('Lisbon');
    const input = field().element();
    expect(input instanceof HTMLInputElement && [input.selectionStart, input.selectionEnd]).toEqual(
      [3, 6],
    );
  },
);

claim('leaving the field chooses the highlighted option', async () => {
  await show(<BehaviorProps />);
  await page.getByRole('checkbox', { name: 'autoHighlight' }).click();
  await page.getByRole('checkbox', { name: 'autoSelect' }).click();
  await field().fill('vi');
  await expect.poll(options).toEqual(['Vienna']);
  await userEvent.tab();
  await expect.element(field()).toHaveValue('Vienna');
});

claim(':kbd[Esc] in a closed field clears it', async () => {
  await show(<BehaviorProps />);
  await page.getByRole('checkbox', { name: 'clearOnEscape' }).click();
  await field().fill('oslo');
  await page.getByRole('option', { name: 'Oslo' }).click();
  await expect.element(field()).toHaveValue('Oslo');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('');
});

claim('no clear button, and `null` disappears from the type of the value', async () => {
  await show(
    <Autocomplete
      disableClearable
      options={['Ada', 'Ben']}
      defaultValue="Ada"
      onChange={(_event, value) => value.toUpperCase()}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().hover();
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Clear' }).elements()).toHaveLength(0);
});

claim('the list opens as soon as the field gets the focus', async () => {
  await show(<BehaviorProps />);
  await page.getByRole('checkbox', { name: 'openOnFocus' }).click();
  field().element().focus();
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

claim('`readOnly` leaves it readable and focusable, but the list does not open.', async () => {
  await show(<LockedFields />);
  const fixed = page.getByRole('combobox', { name: 'Confirmed' });
  await fixed.click();
  await expect.element(fixed).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual([]);
  await expect.element(page.getByRole('combobox', { name: 'Canceled' })).toBeDisabled();
});

claim('they stay visible, and the arrow keys skip them', async () => {
  await show(<LockedFields />);
  const open = page.getByRole('combobox', { name: 'Appointment' });
  await open.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options()).toContain('09:30');
  await userEvent.keyboard('{Enter}');
  await expect.element(open).toHaveValue('10:00');
});

claim('To send an id, add a hidden input.', async () => {
  await show(<SendId />);
  await field().click();
  await page.getByRole('option', { name: 'Bread baking' }).click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent: course=c-21');
});

claim('With `multiple`, the text is empty although values are chosen', async () => {
  await show(
    <Autocomplete
      multiple
      options={['Ada', 'Ben']}
      defaultValue={['Ada']}
      renderInput={(params) => <TextField {...params} required label="Name" />}
    />,
  );
  const input = field().element();
  expect(input instanceof HTMLInputElement && input.validity.valueMissing).toBe(true);
});

claim(
  'To virtualize, set `slotProps.listbox.component` to a component that renders only the rows in view.',
  async () => {
    await show(<VirtualParts />);
    await field().click();
    await expect.poll(() => options().length).toBe(16);
    const first = page.getByRole('option', { name: 'Part 10000', exact: true });
    await expect.element(first).toHaveAttribute('aria-setsize', '5000');
    await field().fill('Part 1001');
    await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '1');
    await field().fill('');
    await expect.element(first).toHaveAttribute('aria-setsize', '5000');
    const list = page.getByRole('listbox').element();
    list.scrollTop = 40 * 1000;
    await expect.poll(options).toContain('Part 17000');
    expect(options().length).toBeLessThan(30);
    await page.getByRole('option', { name: 'Part 17014', exact: true }).click();
    await expect.element(field()).toHaveValue('Part 17014');
  },
);

claim('It can move only to rows that are rendered', async () => {
  await show(<VirtualParts />);
  await field().click();
  await expect.poll(() => options().length).toBe(16);
  const active = () => field().element().getAttribute('aria-activedescendant')?.split('-').at(-1);
  await userEvent.keyboard('{ArrowDown}');
  for (const row of ['5', '10', '15', '20', '25']) {
    await userEvent.keyboard('{PageDown}');
    await expect.poll(active).toBe(row);
    // The list renders the rows around its new position before the next key.
    await expect
      .poll(() => document.querySelector(`[data-option-index="${Number(row) + 5}"]`))
      .not.toBeNull();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('Part 10175');
});

claim('The popup icon turns upside down while the list is open.', async () => {
  const plain = await show(<HarborSearch />);
  const turned = () => {
    const button = document.querySelector('.MuiAutocomplete-popupIndicator');
    return button && getComputedStyle(button).transform;
  };
  await field().click();
  await expect.poll(turned).not.toBe('none');
  await plain.unmount();
  await show(<StyledList />);
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(turned()).toBe('none');
});

claim('The popup is rendered at the end of `<body>`', async () => {
  const { container } = await show(<HarborSearch />);
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(container.contains(page.getByRole('listbox').element())).toBe(false);
});

claim('`renderInput` can return any input.', async () => {
  await show(<PlainInput />);
  await page.getByRole('combobox', { name: 'Command' }).fill('file');
  await expect.poll(options).toEqual(['New file', 'Rename file']);
});

claim(
  'The hook marks the highlighted option with the class `Mui-focused`, and the chosen one with `aria-selected`.',
  async () => {
    await show(<OwnMarkup />);
    await page.getByRole('combobox', { name: 'Instrument' }).click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('option', { name: 'Cello' })).toHaveClass('Mui-focused');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Cello');
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('option', { name: 'Cello' }))
      .toHaveAttribute('aria-selected', 'true');
  },
);

claim('If a value is chosen, the text still goes back to it.', async () => {
  const chosen = await show(
    <Autocomplete
      clearOnBlur={false}
      options={['Ada', 'Ben']}
      defaultValue="Ada"
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().fill('Be');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('Ada');
  await chosen.unmount();
  await show(
    <Autocomplete
      clearOnBlur={false}
      options={['Ada', 'Ben']}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().fill('Be');
  await userEvent.tab();
  await expect.element(field()).not.toHaveFocus();
  await expect.element(field()).toHaveValue('Be');
});

claim('Deleting the whole text is a choice too: the value becomes `null`.', async () => {
  await show(<TwoStates />);
  await field().fill('');
  await expect.element(page.getByText('Chosen: none')).toBeVisible();
});

claim(
  'Without :kbd[Enter], the text stays in the field, but the value does not change.',
  async () => {
    await show(<ComplaintSubject />);
    await field().fill('Torn label');
    await userEvent.tab();
    await expect.element(field()).not.toHaveFocus();
    await expect.element(field()).toHaveValue('Torn label');
    await expect.element(page.getByRole('status')).toHaveTextContent('No subject yet');
  },
);

claim('If leaving the field should be enough, set `autoSelect`', async () => {
  const changed = vi.fn();
  await show(
    <Autocomplete
      freeSolo
      autoSelect
      options={['Ada']}
      onChange={(_event, value, reason) => changed(value, reason)}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().fill('Zoe');
  await userEvent.tab();
  await expect.poll(() => changed.mock.lastCall).toEqual(['Zoe', 'blur']);
});

claim('With `disabledItemsFocusable`, the arrow keys reach them too.', async () => {
  await show(
    <Autocomplete
      disabledItemsFocusable
      options={['Ada', 'Ben']}
      getOptionDisabled={(name) => name === 'Ada'}
      renderInput={(params) => <TextField {...params} label="Name" />}
    />,
  );
  await field().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Ada' })).toHaveClass('Mui-focused');
});

claim('the list opens at the top even if an option far down is chosen', async () => {
  await show(<VirtualParts />);
  await field().fill('Part 44993');
  await page.getByRole('option', { name: 'Part 44993' }).click();
  await expect.element(field()).toHaveValue('Part 44993');
  await field().click();
  await expect.poll(options).toContain('Part 10000');
  expect(page.getByRole('listbox').element().scrollTop).toBe(0);
});

claim(
  '`slotProps.input` and `slotProps.htmlInput` of the `TextField` replace them instead of adding to them',
  async () => {
    const ignored = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = await show(
      <Autocomplete
        options={['Ada']}
        renderInput={(params) => (
          <TextField {...params} label="Name" slotProps={{ input: { startAdornment: '#' } }} />
        )}
      />,
    );
    await expect.element(field()).toBeVisible();
    expect(container.querySelector('.MuiAutocomplete-popupIndicator')).toBeNull();
    ignored.mockRestore();
  },
);

claim('chooses the highlighted option, without submitting the form', async () => {
  const submitted = vi.fn((event: FormEvent) => event.preventDefault());
  await show(
    <form onSubmit={submitted}>
      <Autocomplete
        options={['Ada', 'Ben']}
        renderInput={(params) => <TextField {...params} label="Name" />}
      />
    </form>,
  );
  await field().click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('Ada');
  expect(submitted).not.toHaveBeenCalled();
});

anatomy(text, 'Autocomplete', () =>
  show(
    <>
      <Autocomplete
        open
        multiple
        options={['Aarhus', 'Bergen']}
        defaultValue={['Bergen']}
        groupBy={(option) => option.charAt(0)}
        renderInput={(params) => <TextField {...params} label="Harbors" />}
      />
      <Autocomplete
        open
        options={[]}
        renderInput={(params) => <TextField {...params} label="Nothing" />}
      />
      <Autocomplete
        open
        loading
        options={[]}
        renderInput={(params) => <TextField {...params} label="Loading" />}
      />
    </>,
  ),
);

claim('The list is not inside the field, so set the variable on the list:', async () => {
  await show(
    <Autocomplete
      open
      options={['Lund', 'Malmö']}
      defaultValue="Lund"
      sx={{ '--mui-palette-primary-mainChannel': '255 0 0' }}
      slotProps={{ listbox: { sx: { '--mui-palette-primary-mainChannel': '0 105 92' } } }}
      renderInput={(params) => <TextField {...params} label="Town" />}
    />,
  );
  const lund = page.getByRole('option', { name: 'Lund' });
  await expect.element(lund).toHaveAttribute('aria-selected', 'true');
  expect(getComputedStyle(lund.element()).backgroundColor).toContain('rgba(0, 105, 92');
});

claim('five options further or back', async () => {
  await show(<HarborSearch />);
  const highlighted = () => {
    const id = field().element().getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  };
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  await expect.poll(highlighted).toBe('Aarhus');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(highlighted).toBe('Gdańsk');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(highlighted).toBe('Aarhus');
  await userEvent.keyboard('{End}');
  await expect.poll(highlighted).toBe('Valencia');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.poll(highlighted).toBe('Antwerp');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(highlighted).toBe('Aarhus');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => options()).toEqual([]);
});

claim('with `multiple` and no text, moves between the chips', async () => {
  await show(
    <Autocomplete
      multiple
      options={['Aarhus', 'Bergen', 'Genoa']}
      defaultValue={['Aarhus', 'Bergen', 'Genoa']}
      renderInput={(params) => <TextField {...params} label="Harbors" />}
    />,
  );
  const labels = () =>
    [...document.querySelectorAll('.MuiChip-root')].map((chip) => chip.textContent);
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}{Delete}');
  await expect.poll(labels).toEqual(['Aarhus', 'Genoa']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Backspace}');
  await expect.poll(labels).toEqual(['Aarhus']);
});

claim(
  'Set `event.defaultMuiPrevented` there to keep the autocomplete from handling a key. `event.preventDefault()` does not do this',
  async () => {
    const Cities = ({ prevent }: { prevent: boolean }) => (
      <Autocomplete
        multiple
        options={['Bergen', 'Oslo']}
        defaultValue={['Bergen', 'Oslo']}
        onKeyDown={(event) => {
          if (prevent) event.defaultMuiPrevented = true;
          else event.preventDefault();
        }}
        renderInput={(params) => <TextField {...params} label="Cities" />}
      />
    );
    const first = await show(<Cities prevent />);
    await field().click();
    await userEvent.keyboard('{Backspace}');
    expect(chips()).toBe(2);
    await first.unmount();
    await show(<Cities prevent={false} />);
    await field().click();
    await userEvent.keyboard('{Backspace}');
    await expect.poll(chips).toBe(1);
  },
);

claim('what people type disappears each time your component renders.', async () => {
  const all = ['Bergen', 'Oslo', 'Voss'];
  const kept = ['Oslo'];
  const Cities = ({ stable }: { stable: boolean }) => {
    const [, setText] = useState('');
    return (
      <Autocomplete
        multiple
        options={all}
        value={stable ? kept : all.filter((city) => city === 'Oslo')}
        onInputChange={(_event, text) => setText(text)}
        renderInput={(params) => <TextField {...params} label="Cities" />}
      />
    );
  };
  const first = await show(<Cities stable />);
  await field().click();
  await userEvent.keyboard('be');
  await expect.element(field()).toHaveValue('be');
  await first.unmount();
  await show(<Cities stable={false} />);
  await field().click();
  await userEvent.keyboard('be');
  await expect.element(field()).toHaveValue('');
});

claim('`ownerState.getOptionLabel(option)` is the text.', async () => {
  const theme = createTheme({
    components: {
      MuiAutocomplete: {
        defaultProps: {
          renderOption: ({ key, ...props }, option, _state, ownerState) => (
            <li key={key} {...props}>
              {`City: ${ownerState.getOptionLabel(option)}`}
            </li>
          ),
        },
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Autocomplete
        options={[{ name: 'Bergen' }]}
        getOptionLabel={({ name }) => name}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
    </ThemeProvider>,
  );
  await field().click();
  await expect.poll(options).toEqual(['City: Bergen']);
});

claim('`disablePortal` renders it right after the field instead', async () => {
  await show(
    <Autocomplete
      open
      disablePortal
      options={['Lund', 'Malmö']}
      renderInput={(params) => <TextField {...params} label="Town" />}
    />,
  );
  await expect
    .poll(() => document.querySelector('.MuiAutocomplete-root + .MuiAutocomplete-popper'))
    .not.toBeNull();
});

claim('`MuiAutocomplete` in the theme reaches the list too:', async () => {
  const theme = createTheme({
    components: {
      MuiAutocomplete: {
        styleOverrides: { paper: { borderRadius: 12 }, option: { fontWeight: 500 } },
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Autocomplete
        open
        options={['Lund', 'Malmö']}
        renderInput={(params) => <TextField {...params} label="Town" />}
      />
    </ThemeProvider>,
  );
  const lund = page.getByRole('option', { name: 'Lund' });
  await expect.element(lund).toBeInTheDocument();
  expect(getComputedStyle(lund.element()).fontWeight).toBe('500');
  const paper = lund.element().closest('.MuiAutocomplete-paper') ?? document.body;
  expect(getComputedStyle(paper).borderRadius).toBe('12px');
});

claim('the first click selects the text of the field, so that typing replaces it', async () => {
  const selection = async (freeSolo: boolean) => {
    const screen = await show(
      <Autocomplete
        freeSolo={freeSolo}
        options={['Lund', 'Malmö']}
        defaultValue="Lund"
        renderInput={(params) => <TextField {...params} label="Town" />}
      />,
    );
    await field().click();
    await expect.element(field()).toHaveFocus();
    const input = field().element();
    const selected =
      input instanceof HTMLInputElement
        ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
        : 'no input';
    await screen.unmount();
    return selected;
  };
  expect(await selection(false)).toBe('Lund');
  expect(await selection(true)).toBe('');
});
