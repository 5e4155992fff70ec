import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import BigIcons from './demos/big-icons.tsx';
import CheckboxSizes from './demos/checkbox-sizes.tsx';
import FormValues from './demos/form-values.tsx';
import InvoiceBatch from './demos/invoice-batch.tsx';
import LabelPlaces from './demos/label-places.tsx';
import ParcelExtras from './demos/parcel-extras.tsx';
import ReleaseChecklist from './demos/release-checklist.tsx';
import TermsConsent from './demos/terms-consent.tsx';
import VisitReasons from './demos/visit-reasons.tsx';
import text from './page.md?raw';

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const status = () => page.getByRole('status').element().textContent;

claim(
  '`FormControlLabel` connects a checkbox and its label, so a click on the text toggles it too.',
  async () => {
    await show(<ParcelExtras />);
    await expect.poll(status).toBe('Postage: €7.90');
    await page.getByText('Wrap as a gift').click();
    await expect.element(box('Wrap as a gift')).toBeChecked();
    await expect.poll(status).toBe('Postage: €10.80');
  },
);

claim('In a right-to-left theme, `end` is on the left.', async () => {
  const offset = () => {
    const text = page.getByText('Text at the end').element();
    const input = box('Text at the end').element();
    return text.getBoundingClientRect().x - input.getBoundingClientRect().x;
  };
  const ltr = await show(<LabelPlaces />);
  await expect.poll(offset).toBeGreaterThan(0);
  await ltr.unmount();
  await show(<LabelPlaces />, { direction: 'rtl' });
  await expect.poll(offset).toBeLessThan(0);
});

claim('All boxes of a group can share the name.', async () => {
  await show(<FormValues />);
  await page.getByText('Night').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(status).toBe('The server got: Late, Night');
});

claim('A `FormLabel` with `component="legend"` names it.', async () => {
  await show(<VisitReasons />);
  await expect.element(page.getByRole('group')).toHaveAccessibleName('Why are you visiting?');
  await expect.poll(status).toBe('Choose one or two reasons');
  await page.getByText('X-ray').click();
  await expect.poll(status).toBe('Fits into one visit');
});

claim(
  'It only changes the appearance: the box is still `checked` or not, and you decide what a click does.',
  async () => {
    const changed = vi.fn();
    await show(
      <Checkbox
        indeterminate
        slotProps={{ input: { 'aria-label': 'Some' } }}
        onChange={(event) => changed(event.target.checked)}
      />,
    );
    await expect.element(box('Some')).not.toBeChecked();
    await box('Some').click();
    expect(changed.mock.calls).toEqual([[true]]);
    expect(document.querySelector('[data-testid=IndeterminateCheckBoxIcon]')).not.toBeNull();
  },
);

claim(
  '`indeterminate` shows the dash and sets the attribute `data-indeterminate`, but not the DOM property of the input.',
  async () => {
    const plain = await show(
      <Checkbox indeterminate slotProps={{ input: { 'aria-label': 'Some' } }} />,
    );
    await expect.element(box('Some')).toHaveAttribute('data-indeterminate', 'true');
    await expect.element(box('Some')).not.toBePartiallyChecked();
    await plain.unmount();
    await show(<InvoiceBatch />);
    await expect.element(box('Pay all invoices')).toBePartiallyChecked();
    await box('Pay all invoices').click();
    await expect.element(box('2207 Molen')).toBeChecked();
    await expect.element(box('Pay all invoices')).not.toBePartiallyChecked();
  },
);

claim('there are 9 px on each side, so that the box is large enough to tap', async () => {
  await show(
    <>
      <Checkbox slotProps={{ input: { 'aria-label': 'Alone' } }} />
      <FormControlLabel label="Labeled" control={<Checkbox />} />
    </>,
  );
  const root = document.querySelector('.MuiCheckbox-root');
  expect(root && getComputedStyle(root).padding).toBe('9px');
  const label = document.querySelector('.MuiFormControlLabel-root');
  expect(label && parseFloat(getComputedStyle(label).marginLeft)).toBeLessThan(0);
});

claim('`disabled` grays out the box and leaves it out of the form data.', async () => {
  await show(
    <form aria-label="Order">
      <FormControlLabel
        disabled
        label="Sunday"
        control={<Checkbox name="day" value="sunday" defaultChecked />}
      />
      <FormControlLabel
        label="Monday"
        control={<Checkbox name="day" value="monday" defaultChecked />}
      />
    </form>,
  );
  await expect.element(box('Sunday')).toBeDisabled();
  const form = document.querySelector('form');
  expect(form && new FormData(form).getAll('day')).toEqual(['monday']);
});

claim('submits the form, as with every native checkbox', async () => {
  await show(<FormValues />);
  box('Early').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box('Early')).toBeChecked();
  await userEvent.tab();
  await expect.element(box('Late')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Late')).toBeChecked();
  await expect.poll(status).toBe('The server got: Early, Late');
});

claim('The browser then stops the form until the box is checked.', async () => {
  await show(<TermsConsent />);
  await expect.element(page.getByRole('checkbox')).toBeRequired();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.poll(status).toBe('Not a member yet');
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.poll(status).toBe('Welcome to the garden');
});

claim('a click on the link follows it and leaves the box as it is', async () => {
  await show(<TermsConsent />);
  await page.getByRole('link').click();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.poll(() => location.hash).toBe('#label');
  history.replaceState(null, '', location.pathname + location.search);
});

claim('In a list, use the text next to each box as its name, with `aria-labelledby`.', async () => {
  await show(<ReleaseChecklist />);
  await box('Screenshots Light and dark').click();
  await expect.poll(status).toBe('Done: 2 of 3');
});

claim('The icon is 20, 24 or 35 px wide.', async () => {
  await show(<CheckboxSizes />);
  const icon = (name: string) =>
    box(name).element().parentElement?.querySelector('svg')?.getBoundingClientRect().width;
  await expect
    .poll(() => [icon('small, primary'), icon('medium, primary'), icon('large, primary')])
    .toEqual([20, 24, 35]);
});

claim(
  'For other sizes, style `.MuiSvgIcon-root`; for a different color of the checked box, `.Mui-checked`.',
  async () => {
    await show(<BigIcons />);
    await expect
      .poll(
        () =>
          box('Sound the alarm')
            .element()
            .parentElement?.querySelector('svg')
            ?.getBoundingClientRect().width,
      )
      .toBe(36);
  },
);

claim('Inside a `FormControlLabel`, the label turns gray too.', async () => {
  await show(
    <>
      <FormControlLabel label="Sunday" control={<Checkbox disabled />} />
      <FormControlLabel label="Monday" control={<Checkbox />} />
    </>,
  );
  await expect.element(page.getByText('Sunday')).toHaveClass('Mui-disabled');
  await expect.element(page.getByText('Monday')).not.toHaveClass('Mui-disabled');
});

claim('it colors the legend and the `FormHelperText`, but not the boxes', async () => {
  await show(<VisitReasons />);
  await expect.element(page.getByText('Why are you visiting?')).toHaveClass('Mui-error');
  await expect.element(page.getByText('Choose one or two reasons')).toHaveClass('Mui-error');
  expect(document.querySelectorAll('.MuiCheckbox-root.Mui-error')).toHaveLength(0);
});

anatomy(text, 'Checkbox', () => show(<FormControlLabel label="Tent" control={<Checkbox />} />));

claim('Set the variables on a parent, and every box inside changes:', async () => {
  await show(
    <>
      <FormGroup sx={{ '--mui-palette-primary-main': '#00695c' }}>
        <FormControlLabel label="Tent" control={<Checkbox defaultChecked />} />
        <FormControlLabel label="Stove" control={<Checkbox defaultChecked />} />
      </FormGroup>
      <FormControlLabel label="Map" control={<Checkbox defaultChecked />} />
    </>,
  );
  const color = (name: string) => {
    const root = box(name).element().parentElement;
    return root && getComputedStyle(root).color;
  };
  expect([color('Tent'), color('Stove')]).toEqual(['rgb(0, 105, 92)', 'rgb(0, 105, 92)']);
  expect(color('Map')).not.toBe('rgb(0, 105, 92)');
});

claim('A box is a native `<input type="checkbox">`', async () => {
  await show(<FormControlLabel label="Tent" control={<Checkbox defaultChecked />} />);
  await expect.element(box('Tent')).toHaveAttribute('type', 'checkbox');
  await expect.element(box('Tent')).toBeChecked();
});

claim('and the tint on hover from `--mui-palette-primary-mainChannel`', async () => {
  await show(
    <FormGroup sx={{ '--mui-palette-primary-mainChannel': '0 105 92' }}>
      <FormControlLabel label="Tent" control={<Checkbox defaultChecked />} />
    </FormGroup>,
  );
  const root = box('Tent').element().parentElement;
  await userEvent.hover(box('Tent'));
  await expect
    .poll(() => root && getComputedStyle(root).backgroundColor)
    .toMatch(/^rgba\(0, 105, 92/);
  await userEvent.unhover(box('Tent'));
});
