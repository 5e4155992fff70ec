import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import NamedContainer from './demos/named-container.tsx';
import PosterCard from './demos/poster-card.tsx';

const elementOf = (text: string) => page.getByText(text, { exact: false }).last().element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim('A container query styles an element by the width of a parent.', async () => {
  await show(<PosterCard />);
  const direction = () => {
    const card = elementOf('Summer concerts').parentElement;
    return card && getComputedStyle(card).flexDirection;
  };
  expect(direction()).toBe('column');
  await page.getByRole('slider').fill('480');
  await expect.poll(direction).toBe('row');
});

claim('An element cannot query its own width: the container is always an ancestor.', async () => {
  await show(
    <Box sx={{ containerType: 'inline-size', width: 500, pt: { '@400': '7px' } }}>
      <Box sx={{ pt: { '@400': '7px' } }}>Child</Box>
    </Box>,
  );
  expect(styleOf('Child').paddingTop).toBe('7px');
  const container = elementOf('Child').parentElement;
  expect(container && getComputedStyle(container).paddingTop).toBe('0px');
});

claim('Wider queries override narrower ones, whatever order you write them in.', async () => {
  await show(
    <Box sx={{ containerType: 'inline-size', width: 500 }}>
      <Box sx={{ pt: { '@400': '8px', '@': '2px', '@200': '4px' } }}>Sorted</Box>
    </Box>,
  );
  expect(styleOf('Sorted').paddingTop).toBe('8px');
});

claim(
  "A length with a unit does not work: `'@20rem'` becomes `20rempx`, and the browser ignores it.",
  async () => {
    await show(
      <Box sx={{ containerType: 'inline-size', width: 500 }}>
        <Box sx={{ pt: { '@20rem': '8px' } }}>Short</Box>
        <Box sx={{ '@container (min-width: 20rem)': { pt: 1 } }}>Long</Box>
      </Box>,
    );
    expect(styleOf('Short').paddingTop).toBe('0px');
    expect(styleOf('Long').paddingTop).toBe('8px');
  },
);

claim('Outside of a container, no query applies', async () => {
  await show(<Box sx={{ pt: { xs: '1px', '@': '9px' } }}>Alone</Box>);
  expect(styleOf('Alone').paddingTop).toBe('1px');
});

claim(
  'Inside one, a container query that applies overrides every breakpoint, even a wider one.',
  async () => {
    await show(
      <Box sx={{ containerType: 'inline-size', width: 200 }}>
        <Box sx={{ pt: { '@': '9px', xs: '1px', sm: '2px' }, pb: { xs: '1px', '@400': '9px' } }}>
          Inside
        </Box>
      </Box>,
    );
    expect(styleOf('Inside').paddingTop).toBe('9px');
    expect(styleOf('Inside').paddingBottom).toBe('1px');
  },
);

claim('`theme.containerQueries` has the same methods as `theme.breakpoints`', () => {
  const { containerQueries } = createTheme();
  expect(containerQueries.up('sm')).toBe('@container (min-width:600px)');
  expect(containerQueries.down('md')).toBe('@container (max-width:899.95px)');
  expect(containerQueries.between('sm', 'md')).toBe(
    '@container (min-width:600px) and (max-width:899.95px)',
  );
  expect(containerQueries('sidebar').up(300)).toBe('@container sidebar (min-width:300px)');
  expect(typeof containerQueries.only).toBe('function');
  expect(typeof containerQueries.not).toBe('function');
});

claim('Without a name, a query uses the nearest container.', async () => {
  await show(
    <Box sx={{ containerType: 'inline-size', containerName: 'outer', width: 600 }}>
      <Box sx={{ containerType: 'inline-size', width: 200 }}>
        <Box sx={{ pt: { '@500': '5px' }, pb: { '@500/outer': '5px' } }}>Inside</Box>
      </Box>
      <NamedContainer />
    </Box>,
  );
  expect(styleOf('Inside').paddingTop).toBe('0px');
  expect(styleOf('Inside').paddingBottom).toBe('5px');
  expect(styleOf('High water').display).toBe('block');
});

claim(
  'If you store it and then call the function with a different name, the stored one changes too.',
  () => {
    const { containerQueries } = createTheme();
    const first = containerQueries('first');
    containerQueries('second');
    expect(first.up(300)).toBe('@container second (min-width:300px)');
  },
);

claim(
  'its width cannot come from its content, so a flex item can end up 0 pixels wide',
  async () => {
    await show(
      <Box sx={{ display: 'flex' }}>
        <Box data-testid="bare" sx={{ containerType: 'inline-size' }}>
          Night bus
        </Box>
        <Box data-testid="grown" sx={{ containerType: 'inline-size', flexGrow: 1 }}>
          Day bus
        </Box>
      </Box>,
    );
    const width = (id: string) => page.getByTestId(id).element().getBoundingClientRect().width;
    expect(width('bare')).toBe(0);
    expect(width('grown')).toBeGreaterThan(100);
  },
);
