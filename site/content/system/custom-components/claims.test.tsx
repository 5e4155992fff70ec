import Box from '@mui/material/Box';
import { palette, shouldForwardProp, spacing, style, styled, type SpacingProps } from '@mui/system';
import { claim, expect, page, show } from '#claims';
import OwnProp from './demos/own-prop.tsx';
import StyleProps from './demos/style-props.tsx';
import TideCard from './demos/tide-card.tsx';
import TideTimes from './demos/tide-times.tsx';

const elementOf = (text: string) => page.getByText(text, { exact: false }).first().element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

const tone = style({ prop: 'tone', cssProperty: 'color', themeKey: 'palette' });
const Toned = styled('p')<{ tone: Record<string, string> }>(tone);

claim('Create your component with `styled()`, and it accepts the `sx` prop.', async () => {
  await show(<TideTimes />);
  expect(styleOf('High tide 11:52').color).not.toBe(styleOf('Low tide 05:40').color);
  expect(styleOf('High tide 11:52').fontWeight).toBe('700');
  expect(elementOf('High tide 11:52').hasAttribute('sx')).toBe(false);
});

claim(
  'Put your own styles first and the `sx` prop last, so that the styles of the caller win.',
  async () => {
    await show(<TideCard />);
    const padding = (text: string) => {
      const card = elementOf(text).parentElement;
      if (!card) throw new Error('The name has no card.');
      return getComputedStyle(card).padding;
    };
    expect(padding('North quay')).toBe('16px');
    expect(padding('South quay')).toBe('24px');
  },
);

claim('`<Panel p={2} bgcolor="action.hover">` then works the way it does on a `Box`.', async () => {
  await show(
    <>
      <StyleProps />
      <Box p={2} bgcolor="action.hover" color="text.secondary">
        Box
      </Box>
    </>,
  );
  const { padding, backgroundColor, color } = styleOf('The ferry to the islands');
  const box = styleOf('Box');
  expect({ padding, backgroundColor, color }).toEqual({
    padding: '16px',
    backgroundColor: box.backgroundColor,
    color: box.color,
  });
});

claim(
  'Without `shouldForwardProp`, the element above would have the attribute `color="text.secondary"`.',
  async () => {
    const Plain = styled('p')<{ color: string }>(palette);
    await show(
      <>
        <Plain color="text.secondary">Forwarded</Plain>
        <StyleProps />
      </>,
    );
    expect(elementOf('Forwarded').getAttribute('color')).toBe('text.secondary');
    expect(elementOf('The ferry to the islands').hasAttribute('color')).toBe(false);
  },
);

claim('If it lets `sx` through, the HTML contains `sx="[object Object]"`.', async () => {
  const Leaky = styled('p', { shouldForwardProp: (prop) => prop !== 'tone' })({});
  const Tight = styled('p', {
    shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'tone',
  })({});
  await show(
    <>
      <Leaky sx={{ p: 1 }}>Leaky</Leaky>
      <Tight sx={{ p: 1 }}>Tight</Tight>
    </>,
  );
  expect(elementOf('Leaky').getAttribute('sx')).toBe('[object Object]');
  expect(elementOf('Tight').hasAttribute('sx')).toBe(false);
});

claim(
  '`tone` is not an HTML attribute, so it stays out of the HTML without `shouldForwardProp`.',
  async () => {
    await show(<OwnProp />);
    const colors = ['Calm sea until', 'Fog expected'].map((text) => styleOf(text).borderLeftColor);
    expect(colors[0]).not.toBe(colors[1]);
    expect(elementOf('Calm sea until').hasAttribute('tone')).toBe(false);
  },
);

claim(
  "Responsive values work without extra code: `tone={{ xs: 'info.main', md: 'success.main' }}`.",
  async () => {
    await show(<Toned tone={{ xs: 'rgb(1, 1, 1)', md: 'rgb(2, 2, 2)' }}>Tide</Toned>);
    expect(styleOf('Tide').color).toBe('rgb(2, 2, 2)');
    await page.viewport(500, 600);
    await expect.poll(() => styleOf('Tide').color).toBe('rgb(1, 1, 1)');
  },
);

claim('Unlike `sx`, a style function does not sort them.', async () => {
  const largeFirst = { md: 'rgb(2, 2, 2)', xs: 'rgb(1, 1, 1)' };
  await show(
    <>
      <Toned tone={largeFirst}>Style function</Toned>
      <Box sx={{ color: largeFirst }}>Sorted</Box>
    </>,
  );
  expect(styleOf('Style function').color).toBe('rgb(1, 1, 1)');
  expect(styleOf('Sorted').color).toBe('rgb(2, 2, 2)');
});

claim(
  "To offer style props only, set the `skipSx` option: `styled('p', { skipSx: true })`.",
  async () => {
    const Fixed = styled('p', { skipSx: true })<SpacingProps>(spacing);
    await show(
      <Fixed p={1} sx={{ p: 4, color: 'rgb(1, 2, 3)' }}>
        Fixed
      </Fixed>,
    );
    expect(styleOf('Fixed').padding).toBe('8px');
    expect(styleOf('Fixed').color).not.toBe('rgb(1, 2, 3)');
    expect(elementOf('Fixed').hasAttribute('sx')).toBe(false);
  },
);

claim('When both are set, `sx` wins over a plain style prop.', async () => {
  const Panel = styled('p')<SpacingProps>(spacing);
  await show(
    <Panel p={1} sx={{ p: 4 }}>
      Plain prop
    </Panel>,
  );
  expect(styleOf('Plain prop').padding).toBe('32px');
});

claim(
  'A responsive style prop wins over a plain value in `sx`, because media queries come last in the CSS.',
  async () => {
    const Panel = styled('p')<SpacingProps>(spacing);
    await show(
      <Panel p={{ xs: 1 }} sx={{ p: 4 }}>
        Responsive prop
      </Panel>,
    );
    expect(styleOf('Responsive prop').padding).toBe('8px');
  },
);
