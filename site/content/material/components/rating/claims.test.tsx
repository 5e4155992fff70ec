import { Component, type ReactNode } from 'react';
import Rating from '@mui/material/Rating';
import { getContrastRatio, styled } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import CourseRatings from './demos/course-ratings.tsx';
import HalfStars from './demos/half-stars.tsx';
import KeepRating from './demos/keep-rating.tsx';
import RateRecipe from './demos/rate-recipe.tsx';
import ReviewForm from './demos/review-form.tsx';
import Satisfaction from './demos/satisfaction.tsx';
import ServiceFeedback from './demos/service-feedback.tsx';
import TenStars from './demos/ten-stars.tsx';
import text from './page.md?raw';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const status = page.getByRole('status');

/** Clicks inside the group, at a part of its width counted from the left. */
async function clickAt(share: number, name?: string) {
  const group = page.getByRole('radiogroup', name ? { name } : {});
  const { width, height } = group.element().getBoundingClientRect();
  await group.click({ position: { x: width * share, y: height / 2 } });
}

claim('A click on the current value clears the rating, and `onChange` gets `null`.', async () => {
  await show(<RateRecipe />);
  await clickAt(0.7);
  await expect.element(status).toHaveTextContent('Not rated');
  await clickAt(0.3);
  await expect.element(status).toHaveTextContent('2 of 5');
});

claim('If people must not clear a rating, ignore `null`.', async () => {
  await show(<KeepRating />);
  await clickAt(0.5);
  await expect.element(status).toHaveTextContent('Your rating: 3');
  await clickAt(0.9);
  await expect.element(status).toHaveTextContent('Your rating: 5');
});

claim('With `0.5`, a click on the first half of a star gives half a star.', async () => {
  const { unmount } = await show(<HalfStars />);
  await clickAt(0.65);
  await expect.element(radio('3.5 Stars')).toBeChecked();
  await unmount();
  await show(<HalfStars />, { direction: 'rtl' });
  await clickAt(0.35);
  await expect.element(radio('3.5 Stars')).toBeChecked();
});

claim('The component rounds what it shows to the precision.', async () => {
  await show(<Rating value={3.7} readOnly />);
  await expect.element(page.getByRole('img', { name: '4 Stars', exact: true })).toBeVisible();
});

claim('For screen readers, a read-only rating is one image, named by `getLabelText`.', async () => {
  await show(<CourseRatings />);
  await expect.element(page.getByRole('img', { name: '3.7 Stars' })).toBeVisible();
  expect(page.getByRole('img', { name: '3.7 Stars' }).element().querySelector('input')).toBeNull();
});

claim(
  '`onChangeActive` is called when the pointer moves to another value, and with `-1` when it leaves.',
  async () => {
    const onChangeActive = vi.fn();
    const { unmount } = await show(
      <>
        <Rating
          role="radiogroup"
          onChangeActive={(_event, value) => {
            onChangeActive(value);
          }}
        />
        <p>Away</p>
      </>,
    );
    const group = page.getByRole('radiogroup');
    const { width, height } = group.element().getBoundingClientRect();
    for (const share of [0.85, 0.95]) {
      await group.hover({ position: { x: width * share, y: height / 2 } });
    }
    await page.getByText('Away').hover();
    expect(onChangeActive.mock.calls).toEqual([[5], [-1]]);
    await unmount();
    await show(<ServiceFeedback />);
    await group.hover({ position: { x: width * 0.95, y: height / 2 } });
    await expect.element(status).toHaveTextContent('Excellent');
    await status.hover();
    await expect.element(status).toHaveTextContent('Good');
  },
);

claim('`size` is `small` (18 px), `medium` (24 px) or `large` (30 px).', async () => {
  await show(
    <>
      <Rating readOnly value={1} size="small" />
      <Rating readOnly value={2} />
      <Rating readOnly value={3} size="large" />
    </>,
  );
  const height = (name: string) =>
    page.getByRole('img', { name }).element().querySelector('svg')?.getBoundingClientRect().height;
  expect(height('1 Star')).toBe(18);
  expect(height('2 Stars')).toBe(24);
  expect(height('3 Stars')).toBe(30);
});

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

claim('Others, such as 0.3, throw an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <>
      <Boundary>
        <Rating precision={0.25} readOnly value={1} />
      </Boundary>
      <Boundary>
        <Rating precision={0.3} readOnly value={2} />
      </Boundary>
    </>,
  );
  await expect.element(page.getByRole('img', { name: '1 Star' })).toBeVisible();
  await expect.element(page.getByText('Invalid array length')).toBeVisible();
});

claim('`disabled` keeps the inputs, disables them and makes the stars paler.', async () => {
  await show(<Rating role="radiogroup" disabled value={3} />);
  const group = page.getByRole('radiogroup').element();
  const inputs = [...group.querySelectorAll('input')];
  expect(inputs).toHaveLength(5);
  expect(inputs.every((input) => input.disabled)).toBe(true);
  expect(Number(getComputedStyle(group).opacity)).toBeLessThan(1);
});

claim('Ten stars are 240 pixels wide.', async () => {
  await show(<TenStars />);
  expect(page.getByRole('radiogroup').element().getBoundingClientRect().width).toBe(240);
});

claim('On white, the default yellow has a contrast of only about 1.9:1', async () => {
  await show(<Rating readOnly value={3} />);
  const { color } = getComputedStyle(page.getByRole('img').element());
  expect(getContrastRatio(color, '#fff')).toBeCloseTo(1.9, 1);
});

claim(
  'radio inputs with the same name are one group, so the form only sends one of the values',
  async () => {
    await show(
      <form aria-label="Review">
        <Rating name="stars" role="radiogroup" aria-label="Food" />
        <Rating name="stars" role="radiogroup" aria-label="Service" />
      </form>,
    );
    await clickAt(0.7, 'Food');
    await clickAt(0.3, 'Service');
    const form = page.getByRole('form').element() as HTMLFormElement;
    expect(form.querySelectorAll('.MuiRating-iconFilled')).toHaveLength(6);
    expect(new FormData(form).getAll('stars')).toHaveLength(1);
  },
);

claim('it is `#faaf00` in light and dark mode', async () => {
  const { unmount } = await show(<Rating readOnly value={3} />);
  expect(getComputedStyle(page.getByRole('img').element()).color).toBe('rgb(250, 175, 0)');
  await unmount();
  await show(<Rating readOnly value={3} />, { paletteMode: 'dark' });
  expect(getComputedStyle(page.getByRole('img').element()).color).toBe('rgb(250, 175, 0)');
});

claim(
  'With `highlightSelectedOnly`, only the chosen icon is filled, not the ones before it.',
  async () => {
    await show(<Satisfaction />);
    const filled = () =>
      page.getByRole('radiogroup').element().querySelectorAll('.MuiRating-iconFilled');
    expect(filled()).toHaveLength(1);
    expect(filled()[0]?.querySelector('[data-testid=SentimentVerySatisfiedIcon]')).not.toBeNull();
  },
);

claim('the value is the number as a string, or an empty string', async () => {
  await show(<ReviewForm />);
  const send = page.getByRole('button', { name: 'Send the review' });
  await send.click();
  await expect.element(status).toHaveTextContent('Choose a number of stars.');
  await clickAt(0.9);
  await send.click();
  await expect.element(status).toHaveTextContent('Sent: stars=5');
});

claim('half stars fill from the right', async () => {
  await show(<Rating value={0.5} precision={0.5} readOnly max={1} />, { direction: 'rtl' });
  const star = page.getByRole('img').element().getBoundingClientRect();
  const half = document.querySelector('.MuiRating-iconFilled')?.parentElement;
  const { right, width } = half?.getBoundingClientRect() ?? { right: 0, width: 0 };
  expect(right).toBeCloseTo(star.right, 0);
  expect(width).toBeCloseTo(star.width / 2, 0);
});

claim('In right-to-left layouts, the first star is on the right', async () => {
  await show(<RateRecipe />, { direction: 'rtl' });
  await clickAt(0.9);
  await expect.element(status).toHaveTextContent('1 of 5');
});

claim('The root has no role unless it is read-only.', async () => {
  await show(<Rating data-testid="plain" />);
  expect(page.getByTestId('plain').element().getAttribute('role')).toBeNull();
});

claim('one star more, at once; after the last star comes the empty option', async () => {
  await show(<RateRecipe />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(status).toHaveTextContent('5 of 5');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status).toHaveTextContent('Not rated');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status).toHaveTextContent('1 of 5');
});

claim(':kbd[Space] on the current star does not clear the rating.', async () => {
  const onChange = vi.fn();
  await show(<Rating value={2} onChange={onChange} />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(radio('2 Stars')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

anatomy(text, 'Rating', () => show(<Rating precision={0.5} defaultValue={2.5} />));

claim('There is no variable for filled stars: they inherit `color` from the root.', async () => {
  const AmberRating = styled(Rating)({
    color: '#b45309',
    '--mui-palette-action-disabled': '#6b7280',
  });
  await show(<AmberRating readOnly value={3} slotProps={{ icon: { className: 'dish-star' } }} />);
  const color = (part: string) => {
    const element = document.querySelector(`.dish-star.MuiRating-${part}`);
    return element && getComputedStyle(element).color;
  };
  expect(color('iconFilled')).toBe('rgb(180, 83, 9)');
  expect(color('iconEmpty')).toBe('rgb(107, 114, 128)');
});

claim(
  'moves the focus to the current star, or to the empty option if there is no rating',
  async () => {
    await show(
      <>
        <Rating name="first" defaultValue={2} />
        <Rating name="second" />
      </>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(radio('2 Stars').first()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(radio('Empty').nth(1)).toHaveFocus();
  },
);

claim('one star less, at once', async () => {
  await show(<RateRecipe />);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(status).toHaveTextContent('3 of 5');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(status).toHaveTextContent('2 of 5');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(status).toHaveTextContent('3 of 5');
});

claim('before the first star comes the empty option', async () => {
  const onChange = vi.fn();
  await show(<Rating defaultValue={1} onChange={(_event, value) => onChange(value)} />);
  radio('1 Star').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('Empty')).toHaveFocus();
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('1 Star')).toHaveFocus();
});

claim('With a `precision` below 1, an arrow key moves by one step', async () => {
  const onChange = vi.fn();
  await show(
    <Rating defaultValue={2} precision={0.5} onChange={(_event, value) => onChange(value)} />,
  );
  radio('2 Stars').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(2.5);
});

claim('Chrome swaps the left and right arrow keys of radio inputs', async () => {
  await show(<RateRecipe />, { direction: 'rtl' });
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(status).toHaveTextContent('3 of 5');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(status).toHaveTextContent('4 of 5');
});
