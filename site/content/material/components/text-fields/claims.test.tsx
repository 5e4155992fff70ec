import FormControl, { useFormControl } from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import InputAdornment from '@mui/material/InputAdornment';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import CardNumber from './demos/card-number.tsx';
import ClearSearch from './demos/clear-search.tsx';
import ColorAndFocus from './demos/color-and-focus.tsx';
import ComposedField from './demos/composed-field.tsx';
import FieldMargins from './demos/field-margins.tsx';
import FieldSizes from './demos/field-sizes.tsx';
import FieldStates from './demos/field-states.tsx';
import FreightWeight from './demos/freight-weight.tsx';
import HandoverNote from './demos/handover-note.tsx';
import HintOnFocus from './demos/hint-on-focus.tsx';
import InputTypes from './demos/input-types.tsx';
import InvoiceCheck from './demos/invoice-check.tsx';
import OrderForm from './demos/order-form.tsx';
import OwnInput from './demos/own-input.tsx';
import ParcelLabel from './demos/parcel-label.tsx';
import PatientContact from './demos/patient-contact.tsx';
import SearchBar from './demos/search-bar.tsx';
import SelectField from './demos/select-field.tsx';
import SoftStyle from './demos/soft-style.tsx';
import TicketCount from './demos/ticket-count.tsx';
import text from './page.md?raw';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

claim(
  '`TextField` combines the input with its label, its hint and its error, and connects them for screen readers.',
  async () => {
    await show(<PatientContact />);
    await expect.element(field('Email')).toHaveAccessibleDescription('For the appointment letter');
  },
);

claim('`variant` is `outlined` (the default), `filled` or `standard`.', async () => {
  await show(<TextField label="Name" />);
  await expect.element(field('Name')).toHaveClass('MuiOutlinedInput-input');
});

claim("Start with `''`, or React warns when the first text arrives.", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Starts() {
    const [text, setText] = useState<string>();
    return (
      <TextField label="Name" value={text} onChange={(event) => setText(event.target.value)} />
    );
  }
  await show(<Starts />);
  await field('Name').fill('A');
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('uncontrolled');
});

claim('`error` turns the field red and sets `aria-invalid`.', async () => {
  await show(<InvoiceCheck />);
  const number = field(/^Invoice number/);
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveAccessibleDescription('Six digits, for example 204118');
  await number.fill('204118');
  await userEvent.tab();
  await expect.element(number).toHaveAttribute('aria-invalid', 'false');
});

claim('`required` adds an asterisk to the label and `required` to the input', async () => {
  await show(<InvoiceCheck />);
  await expect.element(field(/^Invoice number/)).toBeRequired();
  await expect.poll(() => document.querySelector('label')?.textContent).toMatch(/\*$/);
});

claim(
  'In the demo, its label stays the same, and `aria-pressed` says whether the code is shown.',
  async () => {
    await show(<FreightWeight />);
    const button = page.getByRole('button', { name: 'Show the code' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByLabelText('Seal code')).toHaveAttribute('type', 'text');
  },
);

claim(
  '`multiline` renders a `<textarea>` that grows with its text, from `minRows` to `maxRows` lines; then it scrolls. `rows` fixes the height.',
  async () => {
    await show(<HandoverNote />);
    const note = field('Note for the night shift');
    const area = () => note.element();
    expect(area().tagName).toBe('TEXTAREA');
    const before = area().clientHeight;
    await note.fill('1\n2\n3\n4');
    await expect.poll(() => area().clientHeight).toBeGreaterThan(before);
    const four = area().clientHeight;
    await note.fill(Array.from({ length: 20 }, (_, line) => String(line)).join('\n'));
    await expect.poll(() => area().scrollHeight).toBeGreaterThan(area().clientHeight);
    expect(area().clientHeight).toBeLessThan(four * 2);
    const fixed = () => field('Medication').element().clientHeight;
    const height = fixed();
    await field('Medication').fill('1\n2\n3\n4\n5');
    expect(fixed()).toBe(height);
  },
);

claim('You connect the label, the input and the hint yourself.', async () => {
  await show(<ComposedField />);
  await expect
    .element(field('Customs value'))
    .toHaveAccessibleDescription('Without tax and freight');
});

claim(
  'The label sits in the field while it is empty, and shrinks when the field has a value, the focus or a start adornment.',
  async () => {
    const plain = await show(<TextField label="Name" />);
    const label = () => document.querySelector('label')?.dataset['shrink'];
    await expect.poll(label).toBe('false');
    await field('Name').click();
    await expect.poll(label).toBe('true');
    await userEvent.tab();
    await expect.poll(label).toBe('false');
    await field('Name').fill('Ana');
    await userEvent.tab();
    await expect.poll(label).toBe('true');
    await plain.unmount();
    await show(<TextField label="Price" slotProps={{ input: { startAdornment: '€' } }} />);
    await expect.poll(label).toBe('true');
  },
);

claim("`TextField` creates an `id` with React's `useId`, which is the same on the server", () => {
  const html = renderToString(<TextField label="Name" helperText="As on your card" />);
  const id = / id="([^"]+)"/.exec(html.slice(html.indexOf('<input')))?.[1];
  expect(id).toBeTruthy();
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-helper-text"`);
});

claim('`disabled` fields are skipped by :kbd[Tab] and are not sent.', async () => {
  await show(
    <form aria-label="Order">
      <TextField label="First" name="first" defaultValue="1" />
      <TextField label="Off" name="off" defaultValue="2" disabled />
      <TextField
        label="Fixed"
        name="fixed"
        defaultValue="3"
        slotProps={{ input: { readOnly: true } }}
      />
    </form>,
  );
  await field('First').click();
  await userEvent.tab();
  await expect.element(field('Fixed')).toHaveFocus();
  const form = document.querySelector('form');
  expect(form && [...new FormData(form).keys()]).toEqual(['first', 'fixed']);
});

claim('when something else on the screen depends on it', async () => {
  await show(<ParcelLabel />);
  await field('Recipient').fill('Ana');
  await expect.element(page.getByText('21 characters left')).toBeVisible();
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible();
});

const height = (name: string) =>
  page.getByLabelText(name).element().closest('.MuiInputBase-root')?.getBoundingClientRect().height;

claim('`type` goes to the `<input>`.', async () => {
  await show(<InputTypes />);
  await expect.element(field('Email')).toHaveAttribute('type', 'email');
  await expect.element(page.getByLabelText('Doors open')).toHaveAttribute('type', 'time');
});

claim('`size="small"` makes an outlined field 40 px tall instead of 56 px.', async () => {
  await show(<FieldSizes />);
  await expect.poll(() => height('Width, small')).toBe(40);
  expect(height('Width, medium')).toBe(56);
});

claim(
  'A filled field that has no label keeps space for one: `hiddenLabel` removes it.',
  async () => {
    await show(
      <>
        <TextField
          variant="filled"
          slotProps={{ htmlInput: { 'aria-label': 'Space', 'data-testid': 'space' } }}
        />
        <TextField
          variant="filled"
          hiddenLabel
          slotProps={{ htmlInput: { 'aria-label': 'None' } }}
        />
      </>,
    );
    await expect.element(field('Space')).toBeVisible();
    const padding = (name: string) =>
      parseFloat(getComputedStyle(field(name).element()).paddingTop);
    expect(padding('Space')).toBeGreaterThan(padding('None'));
  },
);

claim('The margins of two neighbors do not collapse into one', async () => {
  await show(
    <div style={{ width: 200 }}>
      <TextField fullWidth margin="normal" label="Above" />
      <TextField fullWidth margin="normal" label="Below" />
    </div>,
  );
  const box = (name: string) =>
    field(name).element().closest('.MuiFormControl-root')?.getBoundingClientRect();
  await expect.element(field('Above')).toBeVisible();
  expect((box('Below')?.top ?? 0) - (box('Above')?.bottom ?? 0)).toBeCloseTo(24, 0);
});

claim('`margin="dense"` or `margin="normal"` adds space above and below', async () => {
  await show(<FieldMargins />);
  const space = (margin: string) => {
    const root = field(`margin="${margin}"`).element().closest('.MuiFormControl-root');
    return root && getComputedStyle(root).marginTop;
  };
  await expect.poll(() => space('none')).toBe('0px');
  expect([space('dense'), space('normal')]).toEqual(['8px', '16px']);
});

claim('When people submit it, the first field with an error gets the focus.', async () => {
  await show(<OrderForm />);
  const street = field(/^Street and number/);
  await street.fill('Canal Street');
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect.element(street).toHaveFocus();
  await expect.element(street).toHaveAccessibleDescription('Add the house number');
  await street.fill('Canal Street 12');
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Delivery to Canal Street 12, Utrecht');
});

claim('A read-only field can be focused, copied and sent.', async () => {
  await show(<FieldStates />);
  await expect.element(field('Catalog number')).toHaveAttribute('readonly');
  await field('Catalog number').click();
  await expect.element(field('Catalog number')).toHaveFocus();
  await expect.element(field('Price')).toBeDisabled();
});

claim(
  '`select` turns the field into a [Select](/components/selects/) with the same label, hint and error.',
  async () => {
    await show(<SelectField />);
    const room = page.getByRole('combobox', { name: /^Room/ });
    await expect.element(room).toHaveAccessibleDescription('Beds are made on arrival');
    await room.click();
    await page.getByRole('option', { name: 'Family' }).click();
    await expect.element(room).toHaveTextContent('Family');
    expect(page.getByRole('combobox', { name: 'Meals' }).element().tagName).toBe('SELECT');
  },
);

claim('A button that clears the field should return the focus to it', async () => {
  await show(<ClearSearch />);
  const clear = page.getByRole('button', { name: 'Clear the search' });
  await clear.click();
  await expect.element(field('Find a plant')).toHaveFocus();
  await expect.element(field('Find a plant')).toHaveValue('');
  await expect.poll(() => clear.elements().length).toBe(0);
});

claim('A second one in it logs an error to the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <FormControl>
      <OutlinedInput aria-label="First" />
      <OutlinedInput aria-label="Second" />
    </FormControl>,
  );
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('multiple `InputBase`');
});

claim('Outside, it returns `undefined`', async () => {
  function Outside() {
    return <p>{String(useFormControl())}</p>;
  }
  await show(<Outside />);
  await expect.element(page.getByText('undefined')).toBeVisible();
});

claim('Here, a hint changes while the field has the focus:', async () => {
  await show(<HintOnFocus />);
  const input = field('Passphrase');
  await expect.element(input).toHaveAccessibleDescription('You need it every morning');
  await input.click();
  await expect
    .element(input)
    .toHaveAccessibleDescription('At least 12 characters. Spaces are fine.');
});

claim(
  'For an unstyled field, such as a search box in an app bar, start with `InputBase`.',
  async () => {
    await show(<SearchBar />);
    await field('Search recipes').fill('soup');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Results for “soup”');
  },
);

claim('`focused` shows that state permanently; it does not move the focus.', async () => {
  await show(<ColorAndFocus />);
  await expect.element(field('Coupon')).not.toHaveFocus();
  expect(field('Coupon').element().closest('.Mui-focused')).not.toBeNull();
});

claim('Keep the text in the state, not the number', async () => {
  await show(<TicketCount />);
  await page.getByRole('button', { name: 'One ticket more' }).click();
  await expect.element(field('Tickets')).toHaveValue('3');
  await field('Tickets').fill('1.');
  await expect.element(field('Tickets')).toHaveValue('1.');
  await field('Tickets').fill('nine');
  await expect.element(field('Tickets')).toHaveAccessibleDescription('A whole number from 1 to 8');
});

claim('This field drops everything but digits and groups them.', async () => {
  await show(<CardNumber />);
  await field('Library card').fill('12x34-56789');
  await expect.element(field('Library card')).toHaveValue('1234 5678 9');
});

claim(
  'React puts the caret at the end when the new text differs from what was typed.',
  async () => {
    await show(<CardNumber />);
    await field('Library card').fill('123456');
    const input = field('Library card').element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no input.');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    await expect.element(field('Library card')).toHaveValue('1923 456');
    expect(input.selectionStart).toBe(8);
  },
);

claim('Set `slotProps.input.inputComponent` to replace the `<input>`.', async () => {
  await show(<OwnInput />);
  const input = page.getByLabelText('Color of the chart');
  await expect.element(input).toHaveAttribute('type', 'color');
  await input.fill('#ff8800');
  await expect.element(page.getByText('#ff8800')).toBeVisible();
});

claim('Reach the parts through their global classes, with `styled` or `sx`.', async () => {
  await show(<SoftStyle />);
  const root = field('Playlist name').element().closest('.MuiOutlinedInput-root');
  expect(root && getComputedStyle(root).borderRadius).toBe('16px');
});

claim('While it sits there, the `placeholder` is hidden.', async () => {
  await show(<TextField label="Dose" placeholder="5 mg" />);
  const opacity = () => getComputedStyle(field('Dose').element(), '::placeholder').opacity;
  await expect.poll(opacity).toBe('0');
  await field('Dose').click();
  await expect.poll(() => Number(opacity())).toBeGreaterThan(0.3);
});

claim('For a part that you name in `slotProps`, the older prop is ignored.', async () => {
  await show(
    <TextField
      label="Name"
      inputProps={{ maxLength: 3 }}
      slotProps={{ htmlInput: { title: 'Full name' } }}
    />,
  );
  await expect.element(field('Name')).toHaveAttribute('title', 'Full name');
  await expect.element(field('Name')).not.toHaveAttribute('maxlength');
});

claim('pass an object that looks like an event', async () => {
  interface ValueEvent {
    target: { name: string | undefined; value: string };
  }
  interface StepperProps {
    name?: string | undefined;
    value?: string | undefined;
    onChange?(event: ValueEvent): void;
  }
  function Stepper({ value, onChange, name }: StepperProps) {
    return (
      <button type="button" onClick={() => onChange?.({ target: { name, value: 'B' } })}>
        {value}
      </button>
    );
  }
  function Letters() {
    const [letter, setLetter] = useState('A');
    return (
      <TextField
        label="Letter"
        value={letter}
        onChange={(event) => setLetter(event.target.value)}
        slotProps={{ input: { inputComponent: Stepper } }}
      />
    );
  }
  await show(<Letters />);
  await page.getByRole('button', { name: 'A' }).click();
  await expect.element(page.getByRole('button', { name: 'B' })).toBeVisible();
});

claim('This also removes the animation on the input.', async () => {
  const theme = createTheme({
    components: { MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } } },
  });
  await show(
    <>
      <TextField label="Plain" />
      <ThemeProvider theme={theme}>
        <TextField label="Bare" />
      </ThemeProvider>
    </>,
  );
  const animation = (name: string) => getComputedStyle(field(name).element()).animationName;
  expect([animation('Plain'), animation('Bare')]).toEqual(['mui-auto-fill-cancel', 'none']);
});

anatomy(text, 'TextField', () =>
  show(
    <TextField
      required
      label="Weight"
      helperText="Without the pallet"
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
      }}
    />,
  ),
);

claim(
  'a focused field reads the color of its border and its label from `--mui-palette-primary-main`',
  async () => {
    await show(<TextField label="Song" sx={{ '--mui-palette-primary-main': '#00695c' }} />);
    await userEvent.keyboard('{Tab}');
    const style = (part: string) => {
      const element = document.querySelector(part);
      if (!element) throw new Error(`There is no ${part}.`);
      return getComputedStyle(element);
    };
    await expect
      .poll(() => style('.MuiOutlinedInput-notchedOutline').borderTopColor)
      .toBe('rgb(0, 105, 92)');
    await expect.poll(() => style('.MuiInputLabel-root').color).toBe('rgb(0, 105, 92)');
  },
);

const shrunk = (name: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.dataset[
    'shrink'
  ];

claim('`inputRef` gives you the `<input>`, and `ref` the root element.', async () => {
  const input = createRef<HTMLInputElement>();
  const root = createRef<HTMLDivElement>();
  await show(<TextField label="Street" inputRef={input} ref={root} />);
  expect(input.current).toBe(field('Street').element());
  expect(root.current?.className).toContain('MuiTextField-root');
});

claim(
  'If its empty option has text, such as “Choose a room”, keep the label small with `shrink`.',
  async () => {
    const room = (label: string, shrink?: true) => (
      <TextField
        select
        label={label}
        defaultValue=""
        slotProps={{ select: { native: true }, inputLabel: { shrink } }}
      >
        <option value="">Choose a room</option>
        <option>Double</option>
      </TextField>
    );
    await show(
      <>
        {room('Over the text')}
        {room('Above', true)}
      </>,
    );
    const overlap = (name: string) => {
      const label = page.getByText(name, { exact: true }).first().element();
      const select = page.getByLabelText(name).element().getBoundingClientRect();
      const place = label.getBoundingClientRect();
      return place.top > select.top && place.bottom < select.bottom;
    };
    expect([shrunk('Over the text'), shrunk('Above')]).toEqual(['false', 'true']);
    expect([overlap('Over the text'), overlap('Above')]).toEqual([true, false]);
  },
);

claim('and in an `InputAdornment` it returns `null`', async () => {
  function Inside() {
    return <span data-testid="inside">{String(useFormControl())}</span>;
  }
  await show(
    <TextField
      label="Weight"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Inside />
            </InputAdornment>
          ),
        },
      }}
    />,
  );
  await expect.element(page.getByTestId('inside')).toHaveTextContent('null');
});

claim(
  'The hook must be called in a child of the `FormControl`, not in the component that renders it.',
  async () => {
    function Around() {
      return <FormControl data-testid="around">{String(useFormControl())}</FormControl>;
    }
    await show(<Around />);
    await expect.element(page.getByTestId('around')).toHaveTextContent('undefined');
  },
);

claim('Force the small label there; the placeholder is then always visible, too.', async () => {
  await show(
    <TextField label="Dose" placeholder="5 mg" slotProps={{ inputLabel: { shrink: true } }} />,
  );
  expect(shrunk('Dose')).toBe('true');
  const { opacity } = getComputedStyle(field('Dose').element(), '::placeholder');
  expect(Number(opacity)).toBeGreaterThan(0.3);
});

claim(
  'Reserve the line with `helperText=" "`, a single space, if the form must not jump.',
  async () => {
    await show(
      <>
        <TextField label="Reserved" helperText=" " />
        <TextField label="Error" helperText="Six digits" />
        <TextField label="None" />
      </>,
    );
    const tall = (name: string) =>
      field(name).element().closest('.MuiTextField-root')?.getBoundingClientRect().height;
    expect(tall('Reserved')).toBe(tall('Error'));
    expect(tall('None')).toBe(56);
    expect(tall('Reserved')).toBeGreaterThan(70);
  },
);

claim(
  'Without it, the browser stops an empty `required` field before `onSubmit` runs.',
  async () => {
    const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (noValidate: boolean) => (
      <form noValidate={noValidate} onSubmit={submitted}>
        <TextField required name="street" label="Street" />
        <button>Send</button>
      </form>
    );
    const view = await show(form(false));
    await page.getByRole('button', { name: 'Send' }).click();
    expect(submitted).not.toHaveBeenCalled();
    await view.unmount();
    await show(form(true));
    await page.getByRole('button', { name: 'Send' }).click();
    expect(submitted).toHaveBeenCalledOnce();
  },
);

claim('`color` changes the outline and the label while the field has the focus.', async () => {
  await show(<TextField label="Coupon" color="success" />);
  const label = () => getComputedStyle(document.querySelector('label') ?? document.body).color;
  const outline = () =>
    getComputedStyle(document.querySelector('fieldset') ?? document.body).borderTopColor;
  const green = 'rgb(46, 125, 50)';
  expect(label()).not.toBe(green);
  expect(outline()).not.toBe(green);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => [label(), outline()]).toEqual([green, green]);
});

claim('still work, but are deprecated', async () => {
  await show(
    <TextField
      label="Name"
      inputProps={{ maxLength: 3 }}
      InputProps={{ readOnly: true }}
      InputLabelProps={{ shrink: true }}
      FormHelperTextProps={{ role: 'alert' }}
      helperText="Three letters"
    />,
  );
  await expect.element(field('Name')).toHaveAttribute('maxlength', '3');
  await expect.element(field('Name')).toHaveAttribute('readonly');
  expect(shrunk('Name')).toBe('true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Three letters');
});

claim("set `slotProps={{ formHelperText: { role: 'alert' } }}`", async () => {
  await show(
    <TextField
      label="Name"
      helperText="Too long"
      slotProps={{ formHelperText: { role: 'alert' } }}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too long');
  await expect.element(field('Name')).toHaveAccessibleDescription('Too long');
});

claim('Set the variable on one field or on a whole form:', async () => {
  const variables: Record<string, string> = { '--mui-palette-primary-main': '#00695c' };
  await show(
    <form style={variables}>
      <TextField focused label="Song" />
    </form>,
  );
  const label = document.querySelector('label') ?? document.body;
  await expect.poll(() => getComputedStyle(label).color).toBe('rgb(0, 105, 92)');
});

claim('letters such as `e` are accepted', async () => {
  await show(<TextField type="number" label="Tickets" />);
  await userEvent.keyboard('{Tab}1e2');
  await expect.element(page.getByRole('spinbutton')).toHaveValue(100);
  const input = page.getByRole('spinbutton').element();
  expect(input instanceof HTMLInputElement && input.value).toBe('1e2');
});

claim(
  'In many browsers, a field of type `date` or `time` shows a pattern while it is empty, so keep its label small with `shrink`.',
  async () => {
    await show(
      <>
        <TextField type="date" label="Covered" />
        <TextField type="date" label="Clear" slotProps={{ inputLabel: { shrink: true } }} />
      </>,
    );
    expect([shrunk('Covered'), shrunk('Clear')]).toEqual(['false', 'true']);
  },
);

claim('`fullWidth` fills the parent.', async () => {
  await show(
    <div style={{ width: 420 }}>
      <TextField fullWidth label="Title" />
    </div>,
  );
  const root = field('Title').element().closest('.MuiTextField-root');
  expect(root?.getBoundingClientRect().width).toBe(420);
});

claim('It has no outline, no label and no focus indicator', async () => {
  await show(<InputBase placeholder="Search recipes" />);
  const root = document.querySelector('.MuiInputBase-root') ?? document.body;
  const look = () => {
    const styles = [root, field('Search recipes').element()].map((element) =>
      getComputedStyle(element),
    );
    return styles.map(({ borderTopWidth, boxShadow, outlineWidth, outlineStyle }) =>
      [borderTopWidth, boxShadow, outlineStyle === 'none' ? '0px' : outlineWidth].join(' '),
    );
  };
  const before = look();
  expect(before).toEqual(['0px none 0px', '0px none 0px']);
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Search recipes')).toHaveFocus();
  expect(look()).toEqual(before);
  expect(document.querySelector('label, fieldset')).toBeNull();
});
