import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent } from '#claims';
import InferredSize from './demos/inferred-size.tsx';
import SameTypography from './demos/same-typography.tsx';
import text from './page.md?raw';

const skeletons = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiSkeleton-root'));
const skeleton = () => {
  const found = skeletons()[0];
  if (!found) throw new Error('There is no skeleton.');
  return found;
};

claim(
  'without one, they are `1.2em` high. Without `width`, a skeleton fills its container.',
  async () => {
    await show(
      <div style={{ width: 200, fontSize: 20 }}>
        <Skeleton variant="rounded" />
      </div>,
    );
    expect([skeleton().offsetWidth, skeleton().offsetHeight]).toEqual([200, 24]);
  },
);

claim('the gray bar is only 60% of it', async () => {
  await show(<Skeleton height={100} />);
  expect(skeleton().offsetHeight).toBe(100);
  expect(Math.round(skeleton().getBoundingClientRect().height)).toBe(60);
});

claim('A skeleton pulses by default.', async () => {
  await show(
    <>
      <Skeleton />
      <Skeleton animation="wave" />
      <Skeleton animation={false} />
    </>,
  );
  expect(skeletons().map((element) => getComputedStyle(element).animationName !== 'none')).toEqual([
    true,
    false,
    false,
  ]);
  expect(getComputedStyle(skeleton()).animationDelay).toBe('0.5s');
  expect(
    skeletons().map((element) => getComputedStyle(element, '::after').animationName !== 'none'),
  ).toEqual([false, true, false]);
});

claim(
  'Inside a `Typography`, a `text` skeleton is as high as a line of that variant.',
  async () => {
    await show(<SameTypography />);
    const heights = () =>
      Array.from(document.querySelectorAll<HTMLElement>('.MuiTypography-root')).map(
        (element) => element.offsetHeight,
      );
    const before = heights();
    await page.getByRole('button').click();
    await expect.element(page.getByText('Winter light')).toBeVisible();
    expect(heights()).toEqual(before);
    expect(skeletons()).toHaveLength(0);
  },
);

claim('A skeleton with children takes their width and height, and hides them.', async () => {
  await show(
    <Skeleton variant="circular">
      <Avatar sx={{ width: 56, height: 56 }}>A</Avatar>
    </Skeleton>,
  );
  expect([skeleton().offsetWidth, skeleton().offsetHeight]).toEqual([56, 56]);
  expect(getComputedStyle(page.getByText('A').element()).visibility).toBe('hidden');
});

claim('a `text` skeleton draws only 60% of the height of its children.', async () => {
  await show(
    <Skeleton>
      <Avatar sx={{ width: 50, height: 50 }} />
    </Skeleton>,
  );
  expect(skeleton().offsetHeight).toBe(50);
  expect(Math.round(skeleton().getBoundingClientRect().height)).toBe(30);
});

claim('so they cannot be clicked or focused, and screen readers skip them', async () => {
  await show(<InferredSize />);
  expect(getComputedStyle(page.getByText('Certified trail guide').element()).visibility).toBe(
    'hidden',
  );
  await show(
    <Skeleton>
      <Button>Send a message</Button>
    </Skeleton>,
  );
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});

claim('plain text as a child stays visible', async () => {
  await show(<Skeleton>Hello</Skeleton>);
  expect(getComputedStyle(skeleton()).visibility).toBe('visible');
  expect(skeleton().textContent).toBe('Hello');
});

claim('A skeleton has no role and no text', async () => {
  await show(
    <Typography>
      <Skeleton />
    </Typography>,
  );
  expect(skeleton().tagName).toBe('SPAN');
  expect(skeleton().getAttribute('role')).toBeNull();
  expect(skeleton().textContent).toBe('');
});

anatomy(text, 'Skeleton', () => show(<Skeleton width={80} />));

claim('Choose by how many skeletons you want to change:', async () => {
  const Round = styled(Skeleton)({ borderRadius: 12 });
  const theme = createTheme({
    components: { MuiSkeleton: { styleOverrides: { root: { opacity: 0.5 } } } },
  });
  await show(
    <div>
      <Skeleton className="one" sx={{ bgcolor: 'grey.900' }} />
      <Round className="reused" />
      <ThemeProvider theme={theme}>
        <Skeleton
          className="themed"
          animation={false}
          sx={{ '--mui-palette-Skeleton-bg': '#cfd8dc' }}
        />
      </ThemeProvider>
      <Box sx={{ '--mui-palette-Skeleton-bg': '#cfd8dc' }}>
        <Skeleton className="variable" />
      </Box>
    </div>,
  );
  const styleOf = (name: string) =>
    getComputedStyle(document.querySelector(`.${name}`) ?? document.body);
  expect(styleOf('one').backgroundColor).toBe('rgb(33, 33, 33)');
  expect(styleOf('reused').borderRadius).toBe('12px');
  expect(styleOf('themed').opacity).toBe('0.5');
  expect(styleOf('variable').backgroundColor).toBe('rgb(207, 216, 220)');
  expect(styleOf('themed').backgroundColor).not.toBe('rgb(207, 216, 220)');
});

claim('It renders a `span`, and `component` replaces it.', async () => {
  await show(
    <>
      <Skeleton width={80} />
      <Skeleton width={80} component="div" />
    </>,
  );
  const tags = Array.from(document.querySelectorAll('.MuiSkeleton-root'), (it) => it.tagName);
  expect(tags).toEqual(['SPAN', 'DIV']);
});
