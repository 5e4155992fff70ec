import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AllListeners from './demos/all-listeners.tsx';
import AvatarSizes from './demos/avatar-sizes.tsx';
import BrokenPhoto from './demos/broken-photo.tsx';
import UploadPhoto from './demos/upload-photo.tsx';
import { players } from './demos/data.ts';
import text from './page.md?raw';

const avatars = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiAvatar-root'));
const group = () => document.querySelector<HTMLElement>('.MuiAvatarGroup-root');
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => <Avatar key={letter}>{letter}</Avatar>);

claim('The default `max` is 5, and values below 2 count as 2.', async () => {
  await show(
    <>
      <AvatarGroup>{six}</AvatarGroup>
      <AvatarGroup max={1}>{six}</AvatarGroup>
    </>,
  );
  expect(avatars().map((avatar) => avatar.textContent)).toEqual(
    ['+2', 'D', 'C', 'B', 'A'].concat('+5', 'A'),
  );
});

claim(
  'If there are exactly `max` avatars, all of them appear and there is no counter.',
  async () => {
    await show(<AvatarGroup max={6}>{six}</AvatarGroup>);
    expect(group()?.textContent).toBe('FEDCBA');
  },
);

claim('the counter comes first, then the avatars from last to first', async () => {
  await show(<AvatarGroup max={4}>{six}</AvatarGroup>);
  expect(group()?.textContent).toBe('+3CBA');
  const [counter, third] = avatars();
  expect(counter?.getBoundingClientRect().left).toBeGreaterThan(
    third?.getBoundingClientRect().left ?? Infinity,
  );
});

claim('The counter shows the total minus the avatars on screen.', async () => {
  await show(<AllListeners />);
  expect(page.getByRole('img').elements()).toHaveLength(4);
  await expect.element(page.getByText('+20', { exact: true })).toBeVisible();
});

claim(
  '`spacing` is the overlap in pixels: 8 for `medium`, the default, 16 for `small`, or your own number. A negative number leaves a gap.',
  async () => {
    const overlapOf = async (spacing?: 'small' | 'medium' | number) => {
      const screen = await show(<AvatarGroup spacing={spacing}>{six.slice(0, 2)}</AvatarGroup>);
      const [second, first] = avatars().map((avatar) => avatar.getBoundingClientRect());
      await screen.unmount();
      return (first?.right ?? 0) - (second?.left ?? 0);
    };
    expect(await overlapOf()).toBeCloseTo(8);
    expect(await overlapOf('medium')).toBeCloseTo(8);
    expect(await overlapOf('small')).toBeCloseTo(16);
    expect(await overlapOf(24)).toBeCloseTo(24);
    expect(await overlapOf(-4)).toBeCloseTo(-4);
  },
);

claim(
  'The group treats a fragment as a single child and, in development, logs an error.',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <AvatarGroup max={2}>
        <>{six}</>
      </AvatarGroup>,
    );
    expect(avatars()).toHaveLength(6);
    expect(log.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
  },
);

claim(
  '`variant` on the group applies to the counter and to every avatar without its own `variant`.',
  async () => {
    await show(
      <AvatarGroup variant="square" max={3}>
        <Avatar>A</Avatar>
        <Avatar variant="circular">B</Avatar>
        <Avatar>C</Avatar>
        <Avatar>D</Avatar>
      </AvatarGroup>,
    );
    const radius = (text: string) =>
      getComputedStyle(page.getByText(text, { exact: true }).element()).borderRadius;
    expect(radius('A')).toBe('0px');
    expect(radius('B')).toBe('50%');
    expect(radius('+2')).toBe('0px');
  },
);

claim('If the image cannot load, the avatar shows the first of these that it has:', async () => {
  await show(<BrokenPhoto />);
  await expect.poll(() => avatars().map((avatar) => avatar.textContent)).toEqual(['PL', 'P', '']);
  expect(avatars()[2]?.querySelector('[data-testid=PersonIcon]')).not.toBeNull();
});

claim(
  'While the image loads, the circle is empty: the fallback appears only after an error.',
  async () => {
    // An image that never answers.
    vi.stubGlobal('Image', function () {
      return {};
    });
    await show(
      <Avatar src={players[0]?.photo} alt="Ingrid">
        IS
      </Avatar>,
    );
    expect(avatars()[0]?.textContent).toBe('');
    await expect.element(page.getByRole('img', { name: 'Ingrid' })).toBeInTheDocument();
  },
);

claim('the avatar also loads it with a detached `Image` as soon as it mounts', async () => {
  const made: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function () {
    const image = document.createElement('img');
    made.push(image);
    return image;
  });
  await show(
    <div style={{ paddingTop: 20_000 }}>
      <Avatar src={players[0]?.photo} alt="Ingrid" slotProps={{ img: { loading: 'lazy' } }} />
    </div>,
  );
  await expect.poll(() => made.some((image) => image.naturalWidth > 0)).toBe(true);
  expect(made.some((image) => image.isConnected)).toBe(false);
});

claim(
  'An avatar is 40 by 40 pixels. There is no `size` prop: set `width` and `height` with `sx`. Letters do not grow with the circle',
  async () => {
    await show(
      <>
        <AvatarSizes />
        <Avatar sx={{ width: 96, height: 96 }}>B</Avatar>
      </>,
    );
    expect(avatars().map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])).toEqual([
      [24, 24],
      [40, 40],
      [64, 64],
      [64, 64],
      [96, 96],
    ]);
    expect(getComputedStyle(page.getByText('B', { exact: true }).element()).fontSize).toBe('20px');
  },
);

claim('so the input is the only tab stop', async () => {
  await show(
    <>
      <UploadPhoto />
      <button type="button">After</button>
    </>,
  );
  const input = page.getByLabelText('Profile photo');
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', {
    type: 'image/svg+xml',
  });
  await userEvent.upload(input, file);
  await expect.poll(() => document.querySelector('img')?.src).toContain('data:image/svg+xml');
});

anatomy(text, 'Avatar', () =>
  show(
    <>
      <Avatar src={players[0]?.photo} alt="Ingrid" />
      <Avatar />
    </>,
  ),
);

anatomy(text, 'AvatarGroup', () => show(<AvatarGroup max={4}>{six}</AvatarGroup>));

claim('Choose by how many avatars you want to change:', async () => {
  const Rounded = styled(Avatar)({ borderRadius: 8 });
  const theme = createTheme({
    components: { MuiAvatar: { styleOverrides: { root: { width: 36 } } } },
  });
  await show(
    <>
      <Avatar sx={{ width: 56, height: 56 }}>A</Avatar>
      <Rounded>B</Rounded>
      <ThemeProvider theme={theme}>
        <Avatar sx={{ '--mui-palette-Avatar-defaultBg': '#37474f' }}>C</Avatar>
      </ThemeProvider>
      <Avatar sx={{ '--mui-palette-Avatar-defaultBg': '#37474f' }}>D</Avatar>
      <Avatar src={players[0]?.photo} alt="Ingrid" slotProps={{ img: { className: 'portrait' } }} />
    </>,
  );
  const [one, rounded, themed, variable, photo] = avatars();
  if (!one || !rounded || !themed || !variable) throw new Error('An avatar is missing.');
  expect(one.offsetWidth).toBe(56);
  expect(getComputedStyle(rounded).borderRadius).toBe('8px');
  expect(themed.offsetWidth).toBe(36);
  expect(getComputedStyle(variable).backgroundColor).toBe('rgb(55, 71, 79)');
  expect(getComputedStyle(themed).backgroundColor).not.toBe('rgb(55, 71, 79)');
  expect(photo?.querySelector('img')?.className).toContain('portrait');
});

claim('An avatar is a `div` without a role, and it is not in the tab order.', async () => {
  await show(
    <>
      <Avatar>TR</Avatar>
      <button type="button">After</button>
    </>,
  );
  const [avatar] = avatars();
  expect(avatar?.tagName).toBe('DIV');
  expect(avatar?.getAttribute('role')).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim(
  'An empty `alt` has no first letter, so a broken image then falls back to the person icon unless there are children.',
  async () => {
    await show(
      <>
        <Avatar src="data:image/png;base64,broken" alt="" />
        <Avatar src="data:image/png;base64,broken" alt="">
          PL
        </Avatar>
      </>,
    );
    await expect.poll(() => avatars()[1]?.textContent).toBe('PL');
    await expect.poll(() => avatars()[0]?.querySelector('[data-testid=PersonIcon]')).not.toBeNull();
  },
);
