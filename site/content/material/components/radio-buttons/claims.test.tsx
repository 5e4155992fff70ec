import { createRef, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Train from '@mui/icons-material/Train';
import { createTheme, styled } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import DefaultAddress from './demos/default-address.tsx';
import LabelPlacement from './demos/label-placement.tsx';
import LessonSlot from './demos/lesson-slot.tsx';
import NoPreference from './demos/no-preference.tsx';
import PickupPoint from './demos/pickup-point.tsx';
import PlanCards from './demos/plan-cards.tsx';
import QuizAnswer from './demos/quiz-answer.tsx';
import TicketType from './demos/ticket-type.tsx';
import text from './page.md?raw';

const radio = (name: string) => page.getByRole('radio', { name });
const input = (name: string) => radio(name).element() as HTMLInputElement;
const root = (name: string) => {
  const { parentElement } = input(name);
  if (!parentElement) throw new Error('The input has no root.');
  return parentElement;
};

claim(
  '`RadioGroup` does three things: it holds the value, gives all its radios the same `name`, and sets `role="radiogroup"`.',
  async () => {
    await show(
      <RadioGroup defaultValue="a">
        <FormControlLabel value="a" label="Alpha" control={<Radio />} />
        <FormControlLabel value="b" label="Beta" control={<Radio />} />
      </RadioGroup>,
    );
    await expect.element(page.getByRole('radiogroup')).toBeVisible();
    expect(input('Alpha').name).not.toBe('');
    expect(input('Beta').name).toBe(input('Alpha').name);
    await radio('Beta').click();
    await expect.element(radio('Beta')).toBeChecked();
    await expect.element(radio('Alpha')).not.toBeChecked();
  },
);

claim("a radio with `value={2}` gives `'2'`", async () => {
  const onChange = vi.fn();
  await show(
    <RadioGroup value={4} onChange={(_event, value) => onChange(value)}>
      <FormControlLabel value={2} label="Two" control={<Radio />} />
      <FormControlLabel value="4" label="Four" control={<Radio />} />
    </RadioGroup>,
  );
  await expect.element(radio('Four')).toBeChecked();
  await radio('Two').click();
  expect(onChange).toHaveBeenCalledWith('2');
});

claim('A click on the selected radio does not clear it', async () => {
  await show(<NoPreference />);
  await radio('Aisle').click();
  await radio('Aisle').click();
  await expect.element(radio('Aisle')).toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(radio('Aisle')).not.toBeChecked();
});

claim('`undefined` makes the group uncontrolled, and a later value logs a warning.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Late() {
    const [props, setProps] = useState<{ value?: string }>({});
    return (
      <>
        <RadioGroup {...props}>
          <FormControlLabel value="a" label="Alpha" control={<Radio />} />
        </RadioGroup>
        <button onClick={() => setProps({ value: 'a' })}>Load</button>
      </>
    );
  }
  await show(<Late />);
  expect(error).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Load' }).click();
  await expect
    .poll(() => error.mock.calls.flat().join(' '))
    .toContain('uncontrolled value state of RadioGroup');
});

claim(
  '`error` on the `FormControl` colors the `FormLabel` and the helper text. The radios and their labels keep their color.',
  async () => {
    await show(<QuizAnswer />);
    const label = () =>
      getComputedStyle(page.getByText('Which instrument has no reed?').element()).color;
    const help = () => getComputedStyle(page.getByRole('status').element()).color;
    const option = () => getComputedStyle(page.getByText('Oboe').element()).color;
    const before = {
      label: label(),
      help: help(),
      radio: getComputedStyle(root('Oboe')).color,
      option: option(),
    };
    await page.getByRole('button', { name: 'Check the answer' }).click();
    await expect.element(page.getByText('Choose an answer.')).toBeVisible();
    expect(label()).not.toBe(before.label);
    expect(help()).not.toBe(before.help);
    expect(getComputedStyle(root('Oboe')).color).toBe(before.radio);
    expect(option()).toBe(before.option);
  },
);

claim('Give the group a `name`: it is the key in the form data.', async () => {
  await show(<QuizAnswer />);
  await radio('Flute').click();
  await page.getByRole('button', { name: 'Check the answer' }).click();
  await expect.element(page.getByText('Correct: a flute has no reed.')).toBeVisible();
});

claim('the form is not submitted until one radio with this name is selected', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <RadioGroup name="meal">
        <FormControlLabel value="a" label="Alpha" control={<Radio required />} />
        <FormControlLabel value="b" label="Beta" control={<Radio />} />
      </RadioGroup>
      <button type="submit">Send</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await radio('Beta').click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

claim(
  '`FormControlLabel` then adds an asterisk to that option. To avoid it, set `required` through `slotProps.input`.',
  async () => {
    await show(
      <RadioGroup>
        <FormControlLabel value="a" label="Alpha" control={<Radio required />} />
        <FormControlLabel
          value="b"
          label="Beta"
          control={<Radio slotProps={{ input: { required: true } }} />}
        />
      </RadioGroup>,
    );
    expect(input('Alpha').required).toBe(true);
    expect(input('Beta').required).toBe(true);
    expect(input('Alpha').closest('label')?.textContent).toContain('*');
    expect(input('Beta').closest('label')?.textContent).not.toContain('*');
  },
);

claim('The radios only follow `disabled`.', async () => {
  await show(
    <FormControl disabled required error>
      <RadioGroup>
        <FormControlLabel value="a" label="Alpha" control={<Radio />} />
      </RadioGroup>
    </FormControl>,
  );
  await expect.element(radio('Alpha')).toBeDisabled();
  expect(input('Alpha').required).toBe(false);
  expect(root('Alpha').className).not.toContain('Mui-error');
});

claim('`required` on the `FormControl` only adds an asterisk to the `FormLabel`.', async () => {
  await show(
    <FormControl required>
      <FormLabel>Meal</FormLabel>
      <RadioGroup>
        <FormControlLabel value="a" label="Alpha" control={<Radio />} />
      </RadioGroup>
    </FormControl>,
  );
  await expect.element(page.getByText('*')).toBeVisible();
  expect(input('Alpha').required).toBe(false);
});

claim(
  'A reset button sets the native inputs back to the initial value, but `RadioGroup` keeps its own, so what people see no longer matches the form data.',
  async () => {
    await show(
      <form>
        <RadioGroup defaultValue="a">
          <FormControlLabel value="a" label="Alpha" control={<Radio />} />
          <FormControlLabel value="b" label="Beta" control={<Radio />} />
        </RadioGroup>
        <button type="reset">Reset</button>
      </form>,
    );
    await radio('Beta').click();
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(input('Alpha').checked).toBe(true);
    expect(input('Beta').checked).toBe(false);
    expect(root('Beta').className).toContain('Mui-checked');
  },
);

claim(
  'Radios with the same `name` work together for the arrow keys wherever they are in the form.',
  async () => {
    await show(<DefaultAddress />);
    await radio('Deliver to Home').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Deliver to Workshop')).toBeChecked();
    await expect.element(radio('Deliver to Workshop')).toHaveFocus();
  },
);

claim("Set your state back in the form's `onReset`", async () => {
  function Meal() {
    const [meal, setMeal] = useState('a');
    return (
      <form onReset={() => setMeal('a')}>
        <RadioGroup value={meal} onChange={(_event, value) => setMeal(value)}>
          <FormControlLabel value="a" label="Alpha" control={<Radio />} />
          <FormControlLabel value="b" label="Beta" control={<Radio />} />
        </RadioGroup>
        <button type="reset">Reset</button>
      </form>
    );
  }
  await show(<Meal />);
  await radio('Beta').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(radio('Alpha')).toBeChecked();
  expect(root('Alpha').className).toContain('Mui-checked');
  expect(root('Beta').className).not.toContain('Mui-checked');
});

claim('or the first one if none is selected, then out of the group', async () => {
  await show(
    <>
      <RadioGroup>
        <FormControlLabel value="a" label="Alpha" control={<Radio />} />
        <FormControlLabel value="b" label="Beta" control={<Radio />} />
      </RadioGroup>
      <button>After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Alpha')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('`useRadioGroup` gives a component the value of the group around it.', async () => {
  await show(<PlanCards />);
  const border = (name: string) => {
    const card = input(name).closest('label');
    return card ? getComputedStyle(card).borderTopColor : '';
  };
  const [day, month] = [border('Day pass'), border('Monthly membership')];
  expect(day).not.toBe(month);
  await radio('Day pass').click();
  expect(border('Day pass')).toBe(month);
  expect(border('Monthly membership')).toBe(day);
});

claim(
  'The hook returns `name`, `value` and `onChange` of the group, or `undefined` outside of one.',
  async () => {
    function Keys() {
      return (
        <p>
          {Object.keys(useRadioGroup() ?? { none: 0 })
            .sort()
            .join(' ')}
        </p>
      );
    }
    await show(
      <>
        <Keys />
        <RadioGroup>
          <Keys />
        </RadioGroup>
      </>,
    );
    await expect.element(page.getByText('none')).toBeVisible();
    await expect.element(page.getByText('name onChange value')).toBeVisible();
  },
);

claim('selects the next radio, and the first after the last', async () => {
  await show(<PickupPoint />);
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Central Station')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('City Library')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(radio('Central Station')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio('Market Hall')).toBeChecked();
});

claim('A radio is 42 by 42 pixels including its padding; `small` is 38 by 38.', async () => {
  await show(
    <>
      <FormControlLabel label="Medium" control={<Radio />} />
      <FormControlLabel label="Small" control={<Radio size="small" />} />
    </>,
  );
  const size = (name: string) => root(name).getBoundingClientRect();
  expect(size('Medium').width).toBe(42);
  expect(size('Medium').height).toBe(42);
  expect(size('Small').width).toBe(38);
});

claim('on the `Radio` itself it does not reach the input', async () => {
  await show(
    <>
      <Radio aria-label="Deliver to Home" value="home" />
      <Radio slotProps={{ input: { 'aria-label': 'Deliver to work' } }} value="work" />
    </>,
  );
  const [first] = page.getByRole('radio').elements();
  expect(first?.getAttribute('aria-label')).toBeNull();
  await expect.element(page.getByRole('radio', { name: 'Deliver to work' })).toBeInTheDocument();
});

anatomy(text, 'RadioGroup', () => show(<PickupPoint />));

claim(
  'the selected radio reads its color from `--mui-palette-primary-main`, so you can change it for one group',
  async () => {
    const TightRadio = styled(Radio)({ padding: 4 });
    await show(
      <RadioGroup
        aria-label="Meal"
        defaultValue="soup"
        sx={{ '--mui-palette-primary-main': '#00695c' }}
      >
        <FormControlLabel value="soup" label="Soup" control={<TightRadio />} />
        <FormControlLabel value="salad" label="Salad" control={<TightRadio />} />
      </RadioGroup>,
    );
    expect(getComputedStyle(root('Soup')).color).toBe('rgb(0, 105, 92)');
    expect(getComputedStyle(root('Soup')).padding).toBe('4px');
    expect(getComputedStyle(root('Salad')).color).not.toBe('rgb(0, 105, 92)');
  },
);

claim('selects the focused radio if it is not selected yet', async () => {
  await show(
    <RadioGroup aria-label="Meal">
      <FormControlLabel value="soup" label="Soup" control={<Radio />} />
      <FormControlLabel value="salad" label="Salad" control={<Radio />} />
    </RadioGroup>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Soup')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('Soup')).toBeChecked();
});

claim('In right-to-left layouts, Chrome swaps the left and right arrow keys.', async () => {
  await show(<PickupPoint />, { direction: 'rtl' });
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(radio('City Library')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Central Station')).toBeChecked();
});

claim('Screen readers skip it, so set `aria-required` on the `RadioGroup` as well.', async () => {
  await show(
    <FormControl required>
      <FormLabel id="meal">Meal</FormLabel>
      <RadioGroup aria-labelledby="meal" aria-required>
        <FormControlLabel value="a" label="Alpha" control={<Radio />} />
      </RadioGroup>
    </FormControl>,
  );
  await expect.element(page.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  await expect
    .element(page.getByRole('radiogroup', { name: 'Meal', exact: true }))
    .toHaveAttribute('aria-required', 'true');
});

claim('or give the group a new `key`', async () => {
  function Meal() {
    const [round, setRound] = useState(0);
    return (
      <form onReset={() => setRound(round + 1)}>
        <RadioGroup key={round} defaultValue="a">
          <FormControlLabel value="a" label="Alpha" control={<Radio />} />
          <FormControlLabel value="b" label="Beta" control={<Radio />} />
        </RadioGroup>
        <button type="reset">Reset</button>
      </form>
    );
  }
  await show(<Meal />);
  await radio('Beta').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(radio('Alpha')).toBeChecked();
  expect(root('Alpha').className).toContain('Mui-checked');
  expect(root('Beta').className).not.toContain('Mui-checked');
});

claim("They get the radio's `size` as their `fontSize`, unless you set one.", async () => {
  await show(
    <RadioGroup>
      <FormControlLabel value="a" label="Alpha" control={<Radio size="small" icon={<Train />} />} />
      <FormControlLabel
        value="b"
        label="Beta"
        control={<Radio size="small" icon={<Train fontSize="large" />} />}
      />
    </RadioGroup>,
  );
  const iconWidth = (name: string) =>
    root(name).querySelector('svg')?.getBoundingClientRect().width;
  expect([iconWidth('Alpha'), iconWidth('Beta')]).toEqual([20, 35]);
});

claim('Use a palette color, or `default` for gray.', async () => {
  await show(
    <>
      <FormControlLabel label="Low" control={<Radio checked color="default" />} />
      <FormControlLabel label="High" control={<Radio checked color="warning" />} />
    </>,
  );
  const { text: grays, warning } = createTheme().palette;
  const color = (name: string) => getComputedStyle(root(name)).color;
  expect(color('Low').replaceAll(' ', '')).toBe(grays.secondary.replaceAll(' ', ''));
  expect(color('High')).toBe('rgb(237, 108, 2)');
  expect(warning.main).toBe('#ed6c02');
});

claim(
  'Reach the native input with `slotProps.input`, for attributes or a `ref`. `slotProps.root` reaches the element around it. TypeScript does not accept `data-*` attributes there, unless you spread them from a variable.',
  async () => {
    const ref = createRef<HTMLInputElement>();
    const attributes = { 'data-plan': 'day' };
    // @ts-expect-error The types of the input do not have data attributes.
    const literal: RadioProps['slotProps'] = { input: { 'data-plan': 'month' } };
    await show(
      <>
        <FormControlLabel
          label="Day pass"
          control={
            <Radio slotProps={{ input: { ...attributes, ref }, root: { title: 'Around' } }} />
          }
        />
        <FormControlLabel label="Month" control={<Radio slotProps={literal} />} />
      </>,
    );
    expect(input('Month').dataset['plan']).toBe('month');
    expect(ref.current).toBe(input('Day pass'));
    expect(input('Day pass').dataset['plan']).toBe('day');
    expect(root('Day pass').title).toBe('Around');
  },
);

claim('`row` places them side by side, and they wrap when there is no room.', async () => {
  await show(<TicketType />);
  const tops = () =>
    new Set(['Adult', 'Student', 'Child'].map((name) => root(name).getBoundingClientRect().top))
      .size;
  expect(tops()).toBe(1);
  await page.viewport(240, 800);
  await expect.poll(tops).toBeGreaterThan(1);
});

claim(
  '`labelPlacement` on `FormControlLabel` is `end` by default. `start`, `top` and `bottom` move the label.',
  async () => {
    await show(
      <>
        <LabelPlacement />
        <FormControlLabel label="Default" control={<Radio />} />
      </>,
    );
    const label = (name: string) =>
      (root(name).parentElement?.lastElementChild ?? document.body).getBoundingClientRect();
    const circle = (name: string) => root(name).getBoundingClientRect();
    for (const name of ['end', 'Default']) {
      expect(label(name).left).toBeGreaterThanOrEqual(circle(name).right);
    }
    expect(label('start').right).toBeLessThanOrEqual(circle('start').left);
    expect(label('top').bottom).toBeLessThanOrEqual(circle('top').top);
    expect(label('bottom').top).toBeGreaterThanOrEqual(circle('bottom').bottom);
  },
);

claim('Set `disabled` on a `FormControlLabel` to disable one option', async () => {
  await show(<LessonSlot />);
  await expect.element(radio('Monday, fully booked')).toBeDisabled();
  await expect.element(radio('Thursday')).toBeEnabled();
});

claim(
  '`disableRipple` on `Radio` does not remove the ripple in version 7.1.2. Set `slotProps={{ root: { disableRipple: true } }}`.',
  async () => {
    await show(
      <>
        <FormControlLabel label="Prop" control={<Radio disableRipple />} />
        <FormControlLabel
          label="Slot"
          control={<Radio slotProps={{ root: { disableRipple: true } }} />}
        />
      </>,
    );
    await radio('Prop').click();
    await expect.poll(() => root('Prop').querySelector('.MuiTouchRipple-ripple')).not.toBeNull();
    await radio('Slot').click();
    await expect.element(radio('Slot')).toBeChecked();
    expect(root('Slot').querySelector('.MuiTouchRipple-root')).toBeNull();
  },
);
