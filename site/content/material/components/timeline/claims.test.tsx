import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import type {} from '@mui/lab/themeAugmentation';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show } from '#claims';
import FlushLeft from './demos/flush-left.tsx';
import JourneyIcons from './demos/journey-icons.tsx';
import MixedSides from './demos/mixed-sides.tsx';
import NarrowTimes from './demos/narrow-times.tsx';
import OppositeTimes from './demos/opposite-times.tsx';
import ParcelHistory from './demos/parcel-history.tsx';
import PositionLab from './demos/position-lab.tsx';
import text from './page.md?raw';

const all = (selector: string) => [...document.querySelectorAll(selector)];
/** On which side of its dot each content is. */
const sides = () =>
  all('.MuiTimelineItem-root').map((item) => {
    const dot = item.querySelector('.MuiTimelineDot-root')?.getBoundingClientRect();
    const text = item.querySelector('.MuiTimelineContent-root')?.getBoundingClientRect();
    return (text?.left ?? 0) >= (dot?.right ?? 0) ? 'right' : 'left';
  });

claim('The timeline is a `ul` with `li` items.', async () => {
  await show(<ParcelHistory />);
  await expect.element(page.getByRole('list')).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ tagName }) => tagName),
  ).toEqual(Array(4).fill('LI'));
  expect(all('.MuiTimelineConnector-root')).toHaveLength(3);
});

claim('`position` sets the side of the content: `right` by default', async () => {
  await show(<ParcelHistory />);
  expect(sides()).toEqual(['right', 'right', 'right', 'right']);
});

claim('`alternate` starts on the right, `alternate-reverse` on the left.', async () => {
  await show(<PositionLab />);
  expect(sides()).toEqual(['right', 'left', 'right', 'left']);
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: /^position/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('alternate-reverse');
  await expect.poll(sides).toEqual(['left', 'right', 'left', 'right']);
  await choose('left');
  await expect.poll(sides).toEqual(['left', 'left', 'left', 'left']);
});

claim('In right-to-left layouts, the sides are mirrored.', async () => {
  await show(<PositionLab />, { direction: 'rtl' });
  expect(sides()).toEqual(['left', 'right', 'left', 'right']);
});

claim('`position` on a `TimelineItem` overrides the one of the `Timeline`', async () => {
  await show(<MixedSides />);
  expect(sides()).toEqual(['right', 'left', 'right']);
});

claim('`color` takes a color of the palette, `grey` by default, or `inherit`.', async () => {
  await show(
    <>
      <TimelineDot data-testid="default" />
      <TimelineDot data-testid="outlined" variant="outlined" color="primary" />
    </>,
  );
  const style = (id: string) => getComputedStyle(page.getByTestId(id).element());
  expect(style('default').backgroundColor).toBe('rgb(189, 189, 189)');
  expect(style('outlined').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(style('outlined').borderTopColor).toBe('rgb(25, 118, 210)');
});

claim('A second connector before the dot moves it to the middle of the item', async () => {
  await show(<JourneyIcons />);
  for (const item of all('.MuiTimelineItem-root')) {
    const box = item.getBoundingClientRect();
    const dot = item.querySelector('.MuiTimelineDot-root')?.getBoundingClientRect();
    const middle = (dot?.top ?? 0) + (dot?.height ?? 0) / 2;
    expect(Math.abs(middle - (box.top + box.height / 2))).toBeLessThan(1);
  }
});

claim('It must be a direct child of the item.', async () => {
  const Wrapped = () => <TimelineOppositeContent>08:00</TimelineOppositeContent>;
  await show(
    <Timeline>
      <TimelineItem>
        <Wrapped />
        <TimelineSeparator>
          <TimelineDot />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Wrapped</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent>09:00</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Direct</TimelineContent>
      </TimelineItem>
    </Timeline>,
  );
  const [wrapped, direct] = all('.MuiTimelineItem-root');
  expect(wrapped?.className).toContain('missingOppositeContent');
  expect(direct?.className).not.toContain('missingOppositeContent');
});

claim('Both sides are equally wide.', async () => {
  await show(<OppositeTimes />);
  const width = (selector: string) => all(selector).map((box) => box.getBoundingClientRect().width);
  const contents = width('.MuiTimelineContent-root');
  width('.MuiTimelineOppositeContent-root').forEach((opposite, index) => {
    expect(opposite).toBeCloseTo(contents[index] ?? 0, 0);
  });
});

claim('To make one narrow, set its `flex`, here to 96px for the times', async () => {
  await show(<NarrowTimes />);
  for (const box of all('.MuiTimelineOppositeContent-root')) {
    expect(Math.round(box.getBoundingClientRect().width)).toBeLessThanOrEqual(112);
    expect(Math.round(box.getBoundingClientRect().width)).toBeGreaterThanOrEqual(96);
  }
});

claim('Remove it to move the line to the edge', async () => {
  const gap = () => {
    const list = all('.MuiTimeline-root')[0]?.getBoundingClientRect();
    const dot = all('.MuiTimelineDot-root')[0]?.getBoundingClientRect();
    return (dot?.left ?? 0) - (list?.left ?? 0);
  };
  const view = await show(<ParcelHistory />);
  expect(gap()).toBeGreaterThan(100);
  await view.unmount();
  await show(<FlushLeft />);
  expect(gap()).toBe(16);
});

claim('An item is at least 70px high.', async () => {
  await show(<ParcelHistory />);
  expect(all('.MuiTimelineItem-root').map((item) => item.getBoundingClientRect().height)).toEqual(
    Array(4).fill(70),
  );
});

anatomy(text, 'Timeline', () => show(<OppositeTimes />));

const backgroundOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;

claim('changes the line and the default dots, in a theme with `cssVariables`', async () => {
  const Square = styled(TimelineDot)({ borderRadius: 4 });
  await show(
    <Timeline sx={{ '--mui-palette-grey-400': '#90caf9' }}>
      <TimelineItem>
        <TimelineSeparator>
          <Square />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Picked up</TimelineContent>
      </TimelineItem>
    </Timeline>,
  );
  expect(backgroundOf('.MuiTimelineDot-root')).toBe('rgb(144, 202, 249)');
  expect(backgroundOf('.MuiTimelineConnector-root')).toBe('rgb(144, 202, 249)');
  const dot = document.querySelector('.MuiTimelineDot-root') ?? document.body;
  expect(getComputedStyle(dot).borderRadius).toBe('4px');
});

claim("`sx={{ bgcolor: 'primary.main' }}` colors the part of the line that is done.", async () => {
  await show(<TimelineConnector sx={{ bgcolor: 'primary.main' }} />);
  expect(backgroundOf('.MuiTimelineConnector-root')).toBe('rgb(25, 118, 210)');
});

claim('Each part has a theme key, such as `MuiTimelineItem`.', async () => {
  const theme = createTheme({
    components: {
      MuiTimelineItem: { styleOverrides: { root: { minHeight: 48 } } },
      MuiTimelineDot: { defaultProps: { variant: 'outlined' } },
      MuiTimelineConnector: { styleOverrides: { root: { width: 5 } } },
      MuiTimelineContent: { styleOverrides: { root: { letterSpacing: '1px' } } },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <ParcelHistory />
    </ThemeProvider>,
  );
  expect(all('.MuiTimelineDot-outlined')).toHaveLength(4);
  expect(all('.MuiTimelineConnector-root')[0]?.getBoundingClientRect().width).toBe(5);
  const style = (part: string) => getComputedStyle(all(`.${part}-root`)[0] ?? document.body);
  expect(style('MuiTimelineItem').minHeight).toBe('48px');
  expect(style('MuiTimelineContent').letterSpacing).toBe('1px');
});

claim('Icons are hidden from screen readers.', async () => {
  await show(<JourneyIcons />);
  const icons = all('.MuiTimelineDot-root svg');
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
});
