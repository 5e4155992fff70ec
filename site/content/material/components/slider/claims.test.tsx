import Slider, { type SliderValueLabelProps } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AlwaysLabel from './demos/always-label.tsx';
import BookingForm from './demos/booking-form.tsx';
import Equalizer from './demos/equalizer.tsx';
import OpeningHours from './demos/opening-hours.tsx';
import PhotoSizes from './demos/photo-sizes.tsx';
import PriceRange from './demos/price-range.tsx';
import SearchRadius from './demos/search-radius.tsx';
import SliderInput from './demos/slider-input.tsx';
import StorageScale from './demos/storage-scale.tsx';
import TooltipLabel from './demos/tooltip-label.tsx';
import text from './page.md?raw';

const slider = (name?: string) => page.getByRole('slider', name ? { name, exact: true } : {});
const status = page.getByRole('status');
const now = (name?: string) => slider(name).element().getAttribute('aria-valuenow');

function rootOf(container: Element) {
  const root = container.querySelector('.MuiSlider-root');
  if (!root) throw new Error('There is no slider.');
  return root;
}

claim('Without `value` it starts at `defaultValue`, or at `min`.', async () => {
  await show(<Slider aria-label="Empty" min={5} />);
  expect(now()).toBe('5');
});

claim(
  'The event is a copy of the original whose `target` only has `name` and `value`, as form libraries expect.',
  async () => {
    const onChange = vi.fn();
    await show(
      <Slider
        aria-label="Level"
        name="level"
        defaultValue={3}
        onChange={(event, value, thumb) => onChange({ ...event.target }, value, thumb)}
      />,
    );
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith({ name: 'level', value: 4 }, 4, 0);
  },
);

claim('it fires once when the pointer is released, and on each key press', async () => {
  const onChange = vi.fn();
  const onCommitted = vi.fn();
  const { container, unmount } = await show(
    <div style={{ width: 300, padding: 20 }}>
      <Slider
        aria-label="Level"
        defaultValue={0}
        onChange={(_event, value) => onChange(value)}
        onChangeCommitted={(_event, value) => onCommitted(value)}
      />
    </div>,
  );
  const root = rootOf(container);
  const { left, top, width } = root.getBoundingClientRect();
  const at = (share: number) => ({
    clientX: left + width * share,
    clientY: top + 15,
    buttons: 1,
    bubbles: true,
  });
  root.dispatchEvent(new MouseEvent('mousedown', at(0.2)));
  document.dispatchEvent(new MouseEvent('mousemove', at(0.4)));
  document.dispatchEvent(new MouseEvent('mousemove', at(0.6)));
  expect(onCommitted).not.toHaveBeenCalled();
  document.dispatchEvent(new MouseEvent('mouseup', at(0.6)));
  expect(onChange.mock.calls.flat()).toEqual([20, 40, 60]);
  expect(onCommitted.mock.calls.flat()).toEqual([60]);
  await unmount();
  await show(<SearchRadius />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(status).toHaveTextContent('63 libraries found within 21 km');
});

claim(
  'A value outside the limits is shown at the limit. Your state does not change until someone moves the thumb.',
  async () => {
    const onChange = vi.fn();
    await show(<Slider aria-label="Level" value={150} onChange={onChange} />);
    expect(now()).toBe('100');
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  'A value from the keyboard is not: after three steps of 0.1, `onChange` gets `0.30000000000000004`.',
  async () => {
    const onChange = vi.fn();
    await show(
      <Slider
        aria-label="Level"
        defaultValue={0}
        max={1}
        step={0.1}
        onChange={(_event, value) => onChange(value)}
      />,
    );
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith(0.30000000000000004);
  },
);

claim('A value from the pointer is rounded to the step.', async () => {
  const onChange = vi.fn();
  const { container } = await show(
    <div style={{ width: 300, padding: 20 }}>
      <Slider
        aria-label="Level"
        defaultValue={0}
        max={1}
        step={0.1}
        onChange={(_event, value) => onChange(value)}
      />
    </div>,
  );
  const root = rootOf(container);
  const { left, top, width } = root.getBoundingClientRect();
  const at = { clientX: left + width * 0.31, clientY: top + 15, buttons: 1, bubbles: true };
  root.dispatchEvent(new MouseEvent('mousedown', at));
  document.dispatchEvent(new MouseEvent('mouseup', at));
  expect(onChange.mock.calls).toEqual([[0.3]]);
});

claim('In both sizes, the thumb reacts to the pointer in a circle of 42 pixels.', async () => {
  await show(
    <div style={{ padding: 60 }}>
      <Slider aria-label="Small" size="small" defaultValue={50} />
      <Slider aria-label="Medium" defaultValue={50} sx={{ mt: 10 }} />
    </div>,
  );
  for (const [name, size] of [
    ['Small', 12],
    ['Medium', 20],
  ] as const) {
    const thumb = slider(name).element().parentElement;
    if (!thumb) throw new Error('The input has no thumb.');
    const box = thumb.getBoundingClientRect();
    expect(box.width).toBe(size);
    const hit = (distance: number) =>
      thumb.contains(document.elementFromPoint(box.left + size / 2, box.top + size / 2 - distance));
    expect(hit(20)).toBe(true);
    expect(hit(22)).toBe(false);
  }
});

claim('so a `color` in `sx` changes all three', async () => {
  const { container } = await show(
    <Slider aria-label="Level" defaultValue={50} sx={{ color: 'rgb(0, 128, 0)' }} />,
  );
  for (const part of ['rail', 'track', 'thumb']) {
    const element = container.querySelector(`.MuiSlider-${part}`);
    expect(element && getComputedStyle(element).backgroundColor).toBe('rgb(0, 128, 0)');
  }
});

claim('The halo around the thumb keeps the palette color of the `color` prop.', async () => {
  await show(
    <>
      <Slider aria-label="Own" defaultValue={50} sx={{ color: 'rgb(0, 128, 0)' }} />
      <Slider aria-label="Plain" defaultValue={50} />
    </>,
  );
  const halo = (name: string) => {
    const thumb = slider(name).element().parentElement;
    return thumb ? getComputedStyle(thumb).boxShadow : '';
  };
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => halo('Own')).toContain('0px 0px 0px 8px');
  const own = halo('Own');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => halo('Plain')).toBe(own);
});

claim(
  'The slider sets `touch-action: none`, so a swipe that starts on it moves the thumb instead of scrolling the page.',
  async () => {
    const { container } = await show(
      <div style={{ width: 300, padding: 20 }}>
        <Slider aria-label="Level" defaultValue={0} />
      </div>,
    );
    const root = rootOf(container);
    expect(getComputedStyle(root).touchAction).toBe('none');
    const { left, top, width } = root.getBoundingClientRect();
    const touch = (type: string, share: number) => {
      const finger = { identifier: 1, target: root, clientX: left + width * share, clientY: top };
      root.dispatchEvent(
        new TouchEvent(type, { bubbles: true, changedTouches: [new Touch(finger)] }),
      );
    };
    touch('touchstart', 0.2);
    touch('touchmove', 0.7);
    touch('touchend', 0.7);
    await expect.poll(() => now()).toBe('70');
  },
);

claim(
  'With `step={null}`, every one of these keys moves by one mark, :kbd[Home] and :kbd[End] too.',
  async () => {
    await show(<PhotoSizes />);
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    expect(now()).toBe('45');
    await userEvent.keyboard('{Home}');
    expect(now()).toBe('30');
    await userEvent.keyboard('{PageDown}');
    expect(now()).toBe('20');
    await userEvent.keyboard('{End}');
    expect(now()).toBe('30');
  },
);

claim('`disabled` grays out the slider and removes it from the tab order.', async () => {
  await show(
    <>
      <Slider aria-label="Off" disabled />
      <Slider aria-label="On" />
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(slider('On')).toHaveFocus();
  await expect.element(slider('Off')).toBeDisabled();
});

claim('`step={null}` allows only the values in `marks`.', async () => {
  await show(<PhotoSizes />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(now()).toBe('30');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(now()).toBe('45');
});

claim('The label is hidden from screen readers.', async () => {
  await show(<AlwaysLabel />);
  const label = document.querySelector('.MuiSlider-valueLabel');
  expect(label?.textContent).toBe('1×');
  expect(label?.getAttribute('aria-hidden')).toBe('true');
  expect(slider().element().getAttribute('aria-valuetext')).toBe('1 times');
});

claim('When one thumb passes another, they swap, so the array is always sorted.', async () => {
  await show(<PriceRange />);
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(status).toHaveTextContent('$120 to $200 a night');
  await expect.element(slider('Highest price')).toHaveFocus();
});

claim('it fails when `min` is negative and the neighbor is at 0', async () => {
  await show(
    <Slider
      disableSwap
      min={-10}
      max={10}
      defaultValue={[0, 1]}
      getAriaLabel={(index) => (index === 0 ? 'From' : 'To')}
    />,
  );
  await userEvent.keyboard('{Tab}{Tab}{ArrowLeft}');
  expect([now('From'), now('To')]).toEqual(['0', '0']);
  await userEvent.keyboard('{ArrowLeft}');
  expect([now('From'), now('To')]).toEqual(['-1', '0']);
});

claim('Use it with `disableSwap` to keep the thumbs apart.', async () => {
  await show(<OpeningHours />);
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(status).toHaveTextContent('Open from 15:00 to 17:00');
  await userEvent.keyboard('{Tab}{Home}');
  await expect.element(status).toHaveTextContent('Open from 15:00 to 17:00');
});

claim(
  'Correct a number that is out of range when the input loses focus, not while people type.',
  async () => {
    await show(<SliderInput />);
    const input = page.getByRole('spinbutton');
    await input.fill('140');
    await expect.element(input).toHaveValue(140);
    expect(now()).toBe('100');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue(100);
  },
);

claim('With `orientation="vertical"`, the slider is as tall as its parent', async () => {
  await show(<Equalizer />);
  const root = slider('Bass in decibels').element().closest('.MuiSlider-root');
  expect(root?.getBoundingClientRect().height).toBe(200);
});

claim('`value` and `onChange` keep the raw number.', async () => {
  await show(<StorageScale />);
  expect(now()).toBe('1024');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(status).toHaveTextContent('Upload limit: 2 GB (value: 11)');
  expect(now()).toBe('2048');
});

claim('a range sends one entry for each thumb, under the same name', async () => {
  await show(<BookingForm />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(status).toHaveTextContent('Sent: weeks=20 and 30');
});

claim('It gets the thumb as `children`, the formatted `value` and `open`.', async () => {
  await show(<TooltipLabel />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('4 servings');
});

claim('It is not rendered while `valueLabelDisplay` is `off`, the default.', async () => {
  const drawn = vi.fn();
  function Label({ children }: SliderValueLabelProps) {
    drawn();
    return children;
  }
  const view = await show(<Slider aria-label="Level" slots={{ valueLabel: Label }} />);
  expect(drawn).not.toHaveBeenCalled();
  await view.unmount();
  await show(<Slider aria-label="Level" valueLabelDisplay="auto" slots={{ valueLabel: Label }} />);
  expect(drawn).toHaveBeenCalled();
});

claim('With a range below 10, :kbd[PageUp] jumps to the end', async () => {
  await show(<Slider aria-label="Level" defaultValue={1} max={5} />);
  await userEvent.keyboard('{Tab}{PageUp}');
  expect(now()).toBe('5');
});

claim('`shiftStep`, which is 10 by default', async () => {
  await show(<Slider aria-label="Level" defaultValue={50} />);
  await userEvent.keyboard('{Tab}{PageUp}');
  expect(now()).toBe('60');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(now()).toBe('50');
  await userEvent.keyboard('{Home}');
  expect(now()).toBe('0');
  await userEvent.keyboard('{ArrowUp}');
  expect(now()).toBe('1');
});

claim(
  'In a right-to-left theme, the minimum is on the right, and :kbd[ArrowLeft] means more.',
  async () => {
    await show(<Slider aria-label="Level" defaultValue={10} />, { direction: 'rtl' });
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(now()).toBe('11');
    const thumb = slider().element().parentElement?.getBoundingClientRect();
    expect(thumb?.left).toBeGreaterThan(window.innerWidth / 2);
  },
);

claim('Otherwise :kbd[PageUp] moves less than an arrow.', async () => {
  await show(<Slider aria-label="Level" defaultValue={0} step={20} />);
  await userEvent.keyboard('{Tab}{PageUp}');
  expect(now()).toBe('10');
});

anatomy(text, 'Slider', () =>
  show(
    <Slider
      aria-label="Level"
      defaultValue={50}
      marks={[{ value: 20, label: 'Low' }]}
      valueLabelDisplay="on"
    />,
  ),
);

claim('Set them on one slider or on a parent: other sliders keep their color.', async () => {
  const TealSlider = styled(Slider)({
    height: 8,
    '--mui-palette-primary-main': '#00695c',
    '--mui-palette-primary-mainChannel': '0 105 92',
  });
  await show(
    <>
      <TealSlider aria-label="Teal" defaultValue={50} />
      <Slider aria-label="Plain" defaultValue={50} />
    </>,
  );
  const thumb = (name: string) => {
    const element = slider(name).element().parentElement;
    if (!element) throw new Error('The input has no thumb.');
    return getComputedStyle(element);
  };
  expect(thumb('Teal').backgroundColor).toBe('rgb(0, 105, 92)');
  expect(thumb('Plain').backgroundColor).not.toBe('rgb(0, 105, 92)');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => thumb('Teal').boxShadow).toContain('rgba(0, 105, 92, 0.16)');
});

claim(
  'It tells screen readers the value with `aria-valuenow`, and the direction with `aria-orientation`.',
  async () => {
    await show(<Slider aria-label="Level" defaultValue={40} orientation="vertical" />);
    await expect.element(slider('Level')).toHaveAttribute('type', 'range');
    await expect.element(slider('Level')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(slider('Level')).toHaveAttribute('aria-orientation', 'vertical');
  },
);

claim('one step more', async () => {
  await show(<Slider aria-label="Level" defaultValue={50} />);
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowUp}');
  expect(now()).toBe('52');
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(now()).toBe('49');
  await userEvent.keyboard('{PageDown}');
  expect(now()).toBe('39');
  await userEvent.keyboard('{End}');
  expect(now()).toBe('100');
});
