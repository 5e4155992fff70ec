import { Component, type ReactNode } from 'react';
import Masonry from '@mui/lab/Masonry';
import type {} from '@mui/lab/themeAugmentation';
import Box from '@mui/material/Box';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import FerryPosters from './demos/ferry-posters.tsx';
import FirstPaint from './demos/first-paint.tsx';
import InOrder from './demos/in-order.tsx';
import NoticeBoard from './demos/notice-board.tsx';
import OpenNotes from './demos/open-notes.tsx';
import ResponsiveBoard from './demos/responsive-board.tsx';

class Catch extends Component<{ children: ReactNode }, { message?: string }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state: { message?: string } = {};

  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

const root = () => document.querySelector<HTMLElement>('.MuiMasonry-root');
const boxes = () =>
  [...(root()?.children ?? [])].filter((box) => box.getAttribute('data-class') !== 'line-break');
const lefts = () => [
  ...new Set(boxes().map((box) => Math.round(box.getBoundingClientRect().left))),
];
const orders = () => boxes().map((box) => Number(getComputedStyle(box).order));

claim('Each box goes to the column that is shortest so far.', async () => {
  const board = await show(<NoticeBoard />);
  await expect.poll(() => lefts().length).toBe(3);
  expect(orders()).toEqual([1, 2, 3, 1, 2, 3]);
  await board.unmount();
  await show(
    <Masonry columns={3}>
      {[120, 60, 90, 150, 50].map((height) => (
        <Box key={height} sx={{ height }} />
      ))}
    </Masonry>,
  );
  await expect.poll(() => orders()).toEqual([1, 2, 3, 2, 3]);
});

claim(
  '`columns` is the number of columns, 4 by default. The boxes share the width equally.',
  async () => {
    await show(
      <div style={{ width: 408 }}>
        <Masonry>
          {Array.from({ length: 6 }, (_, index) => (
            <Box key={index} sx={{ height: 20 + index }} />
          ))}
        </Masonry>
      </div>,
    );
    await expect.poll(() => lefts().length).toBe(4);
    expect(boxes().map((box) => box.getBoundingClientRect().width)).toEqual(Array(6).fill(94));
  },
);

claim('Use one value per breakpoint to adapt to the window', async () => {
  await show(<ResponsiveBoard />);
  await expect.poll(() => lefts().length).toBe(4);
  await page.viewport(400, 800);
  await expect.poll(() => lefts().length).toBe(2);
});

claim(
  "the last column ends 8px before the end of the container with the default spacing. Set `sx={{ width: 'auto' }}` in a block container to fill it exactly.",
  async () => {
    for (const auto of [false, true]) {
      const view = await show(
        <div style={{ width: 400 }} data-testid="frame">
          <Masonry columns={2} {...(auto && { sx: { width: 'auto' } })}>
            <Box sx={{ height: 30 }} />
            <Box sx={{ height: 30 }} />
          </Masonry>
        </div>,
      );
      await expect.poll(() => lefts().length).toBe(2);
      const frame = page.getByTestId('frame').element().getBoundingClientRect();
      const [first, last] = boxes().map((box) => box.getBoundingClientRect());
      expect(Math.round((first?.left ?? 0) - frame.left)).toBe(0);
      expect(Math.round(frame.right - (last?.right ?? 0))).toBe(auto ? 0 : 8);
      await view.unmount();
    }
  },
);

claim('A margin of your own on a box overrides the spacing', async () => {
  await show(
    <Masonry columns={2}>
      <Box sx={{ height: 30, m: 5 }} />
      <Box sx={{ height: 30 }} />
    </Masonry>,
  );
  expect(boxes().map((box) => getComputedStyle(box).marginTop)).toEqual(['40px', '4px']);
});

claim('the first box in column 1, the second in column 2, and so on.', async () => {
  await show(<InOrder />);
  await expect.poll(orders).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
  await page.getByRole('checkbox', { name: 'sequential' }).click();
  await expect.poll(orders).toEqual([1, 2, 3, 2, 3, 1, 3, 1]);
});

claim('The browser then knows the proportions before the image loads.', async () => {
  await show(<FerryPosters />);
  await expect.poll(() => lefts().length).toBe(3);
  const image = document.querySelector('img')?.getBoundingClientRect();
  expect((image?.height ?? 0) / (image?.width ?? 1)).toBeCloseTo(300 / 240, 1);
});

claim('The layout is computed again when a box changes its size.', async () => {
  await show(<OpenNotes />);
  await expect.poll(() => lefts().length).toBe(2);
  const before = root()?.getBoundingClientRect().height ?? 0;
  await page.getByRole('button', { name: 'Trip to the museum' }).click();
  await expect.poll(() => root()?.getBoundingClientRect().height).toBeGreaterThan(before);
});

claim('A box has no height, so the layout is not computed at all.', async () => {
  await show(
    <>
      <Masonry columns={2}>
        <Box sx={{ height: 30 }} />
        <Box sx={{ height: 30, display: 'none' }} />
        <Box sx={{ height: 30 }} />
      </Masonry>
      <Masonry columns={2}>
        <Box sx={{ height: 30 }}>First</Box>
        <Box sx={{ height: 30 }}>Second</Box>
      </Masonry>
    </>,
  );
  // The second one is laid out at the same time: wait for it.
  const left = (text: string) => page.getByText(text).element().getBoundingClientRect().left;
  await expect.poll(() => left('Second')).toBeGreaterThan(left('First'));
  const shown = boxes().filter((box) => box.checkVisibility());
  expect(new Set(shown.map((box) => box.getBoundingClientRect().left)).size).toBe(1);
});

claim('If one is missing, the others have no effect.', async () => {
  const columnsAtFirst = async (all: boolean) => {
    const view = await show(
      <Masonry
        columns={2}
        defaultColumns={3}
        defaultHeight={200}
        {...(all && { defaultSpacing: 1 })}
      >
        <Box sx={{ display: 'none' }} />
        <Box sx={{ height: 150 }}>One</Box>
        <Box sx={{ height: 150 }}>Two</Box>
      </Masonry>,
    );
    const height = root()?.getBoundingClientRect().height;
    await view.unmount();
    return height;
  };
  expect(await columnsAtFirst(true)).toBe(200);
  expect(await columnsAtFirst(false)).not.toBe(200);
  await show(<FirstPaint />);
  await expect.poll(() => lefts().length).toBe(3);
});

claim(
  'the width of the boxes does not account for it, and the last column sticks out of the container.',
  async () => {
    const overhang = async (spacing: number | string) => {
      const view = await show(
        <div style={{ width: 400 }} data-testid="frame">
          <Masonry columns={2} spacing={spacing}>
            <Box sx={{ height: 30 }} />
            <Box sx={{ height: 30 }} />
          </Masonry>
        </div>,
      );
      await expect.poll(() => lefts().length).toBe(2);
      const frame = page.getByTestId('frame').element().getBoundingClientRect();
      const right = Math.max(...boxes().map((box) => box.getBoundingClientRect().right));
      await view.unmount();
      return Math.round(right - frame.right);
    };
    expect(await overhang(1.5)).toBeLessThanOrEqual(0);
    expect(await overhang('12px')).toBeGreaterThan(0);
  },
);

claim('A fragment is fine: each element in it is a box.', async () => {
  await show(
    <Masonry columns={2}>
      <>
        <Box sx={{ height: 30 }} />
        <Box sx={{ height: 30 }} />
      </>
    </Masonry>,
  );
  await expect.poll(() => lefts().length).toBe(2);
});

claim('A child is plain text, which throws this error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Catch>
      <Masonry columns={2}>Plain text</Masonry>
    </Catch>,
  );
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent("parameter 1 is not of type 'Element'");
});

const twoBoxes = [
  <Box key="first" sx={{ height: 30 }} />,
  <Box key="second" sx={{ height: 30 }} />,
];

claim('changes the unit of `spacing`, in a theme with `cssVariables`', async () => {
  await show(
    <Masonry columns={2} sx={{ '--mui-spacing': '12px' }}>
      {twoBoxes}
    </Masonry>,
  );
  await expect.poll(() => lefts().length).toBe(2);
  expect(boxes().map((box) => getComputedStyle(box).marginTop)).toEqual(['6px', '6px']);
});

claim('`MuiMasonry` with `defaultProps` and the key `root`', async () => {
  const theme = createTheme({
    components: {
      MuiMasonry: {
        defaultProps: { columns: { xs: 1, sm: 2 }, spacing: 2 },
        styleOverrides: { root: { letterSpacing: '1px' } },
      },
    },
  });
  const Centered = styled(Masonry)({ alignContent: 'center' });
  await show(
    <ThemeProvider theme={theme}>
      <Centered>{twoBoxes}</Centered>
    </ThemeProvider>,
  );
  await expect.poll(() => lefts().length).toBe(2);
  const style = getComputedStyle(root() ?? document.body);
  expect(style.letterSpacing).toBe('1px');
  expect(style.alignContent).toBe('center');
  expect(boxes().map((box) => getComputedStyle(box).marginTop)).toEqual(['8px', '8px']);
});

claim('The component adds empty `span` elements at the end to separate the columns', async () => {
  await show(<Masonry columns={2}>{twoBoxes}</Masonry>);
  await expect.poll(() => root()?.querySelectorAll('span').length).toBe(1);
  expect(root()?.tagName).toBe('DIV');
  expect(root()?.lastElementChild?.tagName).toBe('SPAN');
  expect(root()?.lastElementChild?.childNodes).toHaveLength(0);
});

claim('Screen readers and the :kbd[Tab] key always follow the order of the source.', async () => {
  await show(
    <Masonry columns={2}>
      {[120, 40, 40].map((height, index) => (
        <button key={height + index} type="button" style={{ height }}>
          {index + 1}
        </button>
      ))}
    </Masonry>,
  );
  await expect.poll(() => orders()).toEqual([1, 2, 2]);
  for (const name of ['1', '2', '3']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
});

claim(
  'The three props do not work in a theme with [CSS variables](/customization/css-theme-variables/overview/)',
  async () => {
    for (const cssVariables of [false, true]) {
      // A hidden box keeps the first layout.
      const view = await show(
        <ThemeProvider theme={createTheme({ cssVariables })}>
          <Masonry columns={3} defaultColumns={3} defaultSpacing={1} defaultHeight={200}>
            <Box sx={{ display: 'none' }} />
            <Box sx={{ height: 50 }}>One</Box>
          </Masonry>
        </ThemeProvider>,
      );
      const box = page.getByText('One').element();
      expect(getComputedStyle(box).margin).toBe(cssVariables ? '0px' : '4px');
      const share = box.getBoundingClientRect().width / (root()?.clientWidth ?? 0);
      if (cssVariables) expect(share).toBeLessThan(0.2);
      else expect(share).toBeGreaterThan(0.3);
      await view.unmount();
    }
  },
);
