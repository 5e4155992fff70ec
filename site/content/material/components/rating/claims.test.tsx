import Rating from '@mui/material/Rating';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CourseRatings from './demos/course-ratings.tsx';
import HalfStars from './demos/half-stars.tsx';
import KeepRating from './demos/keep-rating.tsx';
import RateRecipe from './demos/rate-recipe.tsx';
import ReviewForm from './demos/review-form.tsx';
import Satisfaction from './demos/satisfaction.tsx';
import ServiceFeedback from './demos/service-feedback.tsx';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const status = page.getByRole('status');

/** Clicks inside the group, at a part of its width counted from the left. */
async function clickAt(share: number) {
  const group = page.getByRole('radiogroup');
  const { width, height } = group.element().getBoundingClientRect();
  await group.click({ position: { x: width * share, y: height / 2 } });
}

claim(
  'A click on the star that is already the value clears the rating, and `onChange` gets `null`.',
  async () => {
    await show(<RateRecipe />);
    await clickAt(0.7);
    await expect.element(status).toHaveTextContent('Not rated');
    await clickAt(0.3);
    await expect.element(status).toHaveTextContent('2 of 5');
  },
);

claim('If a rating must stay once given, ignore `null`.', async () => {
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

claim('A read-only rating is one image for screen readers, named by `getLabelText`.', async () => {
  await show(<CourseRatings />);
  await expect.element(page.getByRole('img', { name: '3.7 Stars' })).toBeVisible();
  expect(page.getByRole('img', { name: '3.7 Stars' }).element().querySelector('input')).toBeNull();
});

claim(
  '`onChangeActive` is called while the pointer moves over the stars, with the value under it, and with `-1` when it leaves.',
  async () => {
    await show(<ServiceFeedback />);
    const group = page.getByRole('radiogroup');
    const { width, height } = group.element().getBoundingClientRect();
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

claim('it is `#faaf00` in both modes', async () => {
  await show(<Rating readOnly value={3} />, { paletteMode: 'dark' });
  expect(getComputedStyle(page.getByRole('img').element()).color).toBe('rgb(250, 175, 0)');
});

claim(
  'With `highlightSelectedOnly`, only the chosen icon is colored, not all the ones before it.',
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

claim('In a right-to-left theme the first star is on the right', async () => {
  await show(<RateRecipe />, { direction: 'rtl' });
  await clickAt(0.9);
  await expect.element(status).toHaveTextContent('1 of 5');
});

claim('The root has no role.', async () => {
  await show(<Rating data-testid="plain" />);
  expect(page.getByTestId('plain').element().getAttribute('role')).toBeNull();
});

claim(
  ':kbd[ArrowRight] and :kbd[ArrowLeft] change the value at once. After the last star comes the empty state.',
  async () => {
    await show(<RateRecipe />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(status).toHaveTextContent('5 of 5');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent('Not rated');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent('1 of 5');
  },
);

claim('The keyboard cannot clear a rating with :kbd[Space] on the same star.', async () => {
  const onChange = vi.fn();
  await show(<Rating value={2} onChange={onChange} />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(radio('2 Stars')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});
