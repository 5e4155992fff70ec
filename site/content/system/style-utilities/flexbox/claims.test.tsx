import Box from '@mui/material/Box';
import { claim, expect, page, show, userEvent } from '#claims';
import AlignInRow from './demos/align-in-row.tsx';
import BookingSteps from './demos/booking-steps.tsx';
import CutInRow from './demos/cut-in-row.tsx';
import Distribute from './demos/distribute.tsx';
import FlexAndInline from './demos/flex-and-inline.tsx';
import NoShrink from './demos/no-shrink.tsx';
import OrderChanges from './demos/order-changes.tsx';
import WrappingTags from './demos/wrapping-tags.tsx';

const found = (text: string) => page.getByText(text, { exact: false }).first().element();
const rect = (text: string) => found(text).getBoundingClientRect();

claim('`flex` fills the line like a block. `inline-flex` is as wide as its content.', async () => {
  await show(<FlexAndInline />);
  const width = (text: string) => found(text).parentElement?.clientWidth ?? 0;
  expect(width('Flour')).toBeGreaterThan(400);
  expect(width('Yeast')).toBeLessThan(150);
});

claim('This list is a column on small screens and a row from 600px up.', async () => {
  await show(<BookingSteps />);
  expect(rect('Pay').top).toBe(rect('Choose a cabin').top);
  await page.viewport(500, 600);
  await expect.poll(() => rect('Pay').top).toBeGreaterThan(rect('Choose a cabin').bottom);
});

claim('`gap` separates the lines as well as the items.', async () => {
  await show(<WrappingTags />);
  const chips = [...document.querySelectorAll('.MuiChip-root')].map((chip) =>
    chip.getBoundingClientRect(),
  );
  const second = chips.find((chip) => chip.top > (chips[0]?.top ?? 0));
  expect((second?.top ?? 0) - (chips[0]?.bottom ?? 0)).toBe(8);
});

claim(
  '`justifyContent` distributes items along the main axis: horizontally in a row, vertically in a column.',
  async () => {
    await show(<Distribute />);
    const before = rect('Mon').left;
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'flex-end' }).click();
    await expect.poll(() => rect('Mon').left).toBeGreaterThan(before + 50);
  },
);

claim('By default, items stretch to the height of the line.', async () => {
  await show(<AlignInRow />);
  expect(rect('Light wind').height).toBe(96);
  expect(rect('Updated 08:00').height).toBeLessThan(60);
});

claim(
  '`order`, `row-reverse` and `column-reverse` change what people see, not the order of focus and reading.',
  async () => {
    await show(
      <>
        <OrderChanges />
        <Box sx={{ display: 'flex', flexDirection: 'row-reverse' }}>
          <button type="button">One</button>
          <button type="button">Two</button>
        </Box>
      </>,
    );
    expect(rect('Third').left).toBeLessThan(rect('First in the HTML').left);
    expect(rect('Two').left).toBeLessThan(rect('One').left);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'One' })).toHaveFocus();
  },
);

claim('For columns of equal width, use `flex: 1` on each item, which starts from 0.', async () => {
  await show(
    <>
      <Box sx={{ display: 'flex', width: 400, '& > *': { flex: 1 } }}>
        <span>Tea</span>
        <span>Coffee with milk</span>
      </Box>
      <Box sx={{ display: 'flex', width: 400, '& > *': { flexGrow: 1 } }}>
        <span>Salt</span>
        <span>Pepper from the mill</span>
      </Box>
    </>,
  );
  expect(rect('Tea').width).toBe(200);
  expect(rect('Coffee with milk').width).toBe(200);
  expect(rect('Salt').width).toBeLessThan(rect('Pepper').width);
});

claim('`flexShrink: 0` keeps its width.', async () => {
  await show(<NoShrink />);
  expect(rect('flexShrink: 0').height).toBeLessThan(40 + 40);
  expect(rect('flexShrink: 0').width).toBeGreaterThan(80);
  expect(rect('width: 100%').width).toBeLessThan(220);
});

claim('Set `minWidth: 0` to allow it.', async () => {
  await show(<CutInRow />);
  const link = page.getByRole('link', { name: 'Open' }).element().getBoundingClientRect();
  expect(link.right).toBeLessThanOrEqual(rect('minutes-of').left + 320);
});

claim(
  'A number is pixels: `flexBasis: 200` is 200px. Unlike `width`, it does not turn fractions into percent',
  async () => {
    await show(
      <>
        <Box sx={{ flexBasis: 200 }}>Whole</Box>
        <Box sx={{ flexBasis: 1 / 2 }}>Half</Box>
      </>,
    );
    expect(getComputedStyle(found('Whole')).flexBasis).toBe('200px');
    expect(getComputedStyle(found('Half')).flexBasis).toBe('0.5px');
  },
);

claim(
  'A row follows the text direction: in a right-to-left page, it starts on the right.',
  async () => {
    await show(<OrderChanges />, { direction: 'rtl' });
    expect(rect('Third').left).toBeGreaterThan(rect('First in the HTML').left);
  },
);
