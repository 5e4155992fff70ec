import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';
import DeleteIcon from '@mui/icons-material/Delete';
import { styled } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import CharacterIcon from './demos/character-icon.tsx';
import CreateIcon from './demos/create-icon.tsx';
import FlipArrow from './demos/flip-arrow.tsx';
import IconSizes from './demos/icon-sizes.tsx';
import MeaningIcons from './demos/meaning-icons.tsx';
import StrokeIcon from './demos/stroke-icon.tsx';

const icons = () => Array.from(document.querySelectorAll<SVGElement>('svg.MuiSvgIcon-root'));
const icon = () => {
  const found = icons()[0];
  if (!found) throw new Error('There is no icon.');
  return found;
};

claim('Icons inherit the text color.', async () => {
  await show(
    <Box sx={{ color: 'rgb(10, 20, 30)' }}>
      <DeleteIcon />
    </Box>,
  );
  expect(getComputedStyle(icon()).fill).toBe('rgb(10, 20, 30)');
});

claim('`action` is the color of icon buttons, and `disabled` that of disabled ones.', async () => {
  for (const paletteMode of ['light', 'dark'] as const) {
    const view = await show(
      <>
        <DeleteIcon color="action" />
        <IconButton aria-label="Delete">
          <DeleteIcon />
        </IconButton>
        <DeleteIcon color="disabled" />
        <IconButton aria-label="Delete" disabled>
          <DeleteIcon />
        </IconButton>
      </>,
      { paletteMode },
    );
    const [action, button, disabled, off] = icons().map(
      (element) => getComputedStyle(element).fill,
    );
    expect(action).toBe(button);
    expect(disabled).toBe(off);
    expect(action).not.toBe(disabled);
    await view.unmount();
  }
});

claim('An icon is `1em` wide and high.', async () => {
  await show(<IconSizes />);
  expect(icons().map((element) => element.getBoundingClientRect().width)).toEqual([20, 24, 35, 56]);
});

claim('`htmlColor` sets the `color` attribute of the `svg`', async () => {
  await show(<DeleteIcon htmlColor="#aa3300" />);
  expect(icon().getAttribute('color')).toBe('#aa3300');
  expect(getComputedStyle(icon()).fill).toBe('rgb(170, 51, 0)');
});

claim('`SvgIcon` uses its attributes, including `viewBox`, and sets no `fill`.', async () => {
  await show(<StrokeIcon />);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
  expect(icon().getAttribute('viewBox')).toBe('0 0 32 32');
  expect(icon().getAttribute('fill')).toBe('none');
  expect(getComputedStyle(icon()).fill).toBe('none');
});

claim(
  "The second argument is the name: React DevTools shows `TentIcon` for `'Tent'`.",
  async () => {
    await show(<CreateIcon />);
    expect(icons().map((element) => element.dataset['testid'])).toEqual(['TentIcon', 'TrailIcon']);
    const icon = createSvgIcon(<path d="M0 0h24v24z" />, 'Tent');
    expect(icon).toHaveProperty('type.render.displayName', 'TentIcon');
  },
);

claim(
  '`inheritViewBox` keeps the `viewBox` of the file. Without it, `SvgIcon` sets its own.',
  async () => {
    function File(props: object) {
      return <svg viewBox="0 0 99 99" {...props} />;
    }
    await show(
      <>
        <SvgIcon component={File} inheritViewBox />
        <SvgIcon component={File} />
      </>,
    );
    expect(icons().map((element) => element.getAttribute('viewBox'))).toEqual([
      '0 0 99 99',
      '0 0 24 24',
    ]);
  },
);

claim('except that `large` is 36 pixels', async () => {
  await show(<CharacterIcon />);
  const large = document.querySelector('.MuiIcon-fontSizeLarge');
  expect(large?.getBoundingClientRect().width).toBe(36);
});

claim('The class `notranslate` keeps browsers from translating the name.', async () => {
  await show(<Icon>add</Icon>);
  const span = page.getByText('add').element();
  expect(span.className).toContain('material-icons notranslate');
  expect(span.tagName).toBe('SPAN');
  expect(span.getAttribute('aria-hidden')).toBe('true');
});

claim('Icons do not flip automatically.', async () => {
  await show(
    <>
      <DeleteIcon />
      <FlipArrow />
    </>,
    { direction: 'rtl' },
  );
  expect(icons().map((element) => getComputedStyle(element).transform)).toEqual([
    'none',
    'matrix(-1, 0, 0, 1, 0, 0)',
  ]);
});

claim(
  '`titleAccess` gives an SVG icon `role="img"` and a `title`, and removes `aria-hidden`.',
  async () => {
    await show(<MeaningIcons />);
    const cleaned = page.getByRole('img', { name: 'Cleaned' });
    expect(cleaned.element().getAttribute('aria-hidden')).toBeNull();
    expect(cleaned.element().querySelector('title')?.textContent).toBe('Cleaned');
    expect(icon().getAttribute('aria-hidden')).toBe('true');
    await expect.element(page.getByRole('button', { name: 'Mute alerts' })).toBeVisible();
  },
);

claim('has a `data-testid`: the name plus `Icon`, for example `DeleteIcon`', async () => {
  await show(<DeleteIcon />);
  await expect.element(page.getByTestId('DeleteIcon')).toBeInTheDocument();
});

claim('`color="primary"` is `--mui-palette-primary-main`', async () => {
  const BigDelete = styled(DeleteIcon)({ fontSize: '3rem' });
  await show(
    <Box sx={{ '--mui-palette-primary-main': '#00695c' }}>
      <BigDelete color="primary" />
    </Box>,
  );
  expect(getComputedStyle(icon()).color).toBe('rgb(0, 105, 92)');
  expect(getComputedStyle(icon()).fontSize).toBe('48px');
});
