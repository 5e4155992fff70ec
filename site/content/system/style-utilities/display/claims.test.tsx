import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { claim, expect, page, show } from '#claims';
import AddressLines from './demos/address-lines.tsx';
import CutText from './demos/cut-text.tsx';
import PrintRecipe from './demos/print-recipe.tsx';
import ReservedSpace from './demos/reserved-space.tsx';
import ShortLabel from './demos/short-label.tsx';
import TwoLines from './demos/two-lines.tsx';

const found = (text: string) => page.getByText(text, { exact: false }).first();
const styleOf = (text: string) => getComputedStyle(found(text).element());

claim('Combine it with breakpoints to show an element only on some screens.', async () => {
  await show(<ShortLabel />);
  await expect.element(found('The train to Ghent')).toBeVisible();
  await expect.element(found('Platform 7, 14:05')).not.toBeVisible();
  await page.viewport(500, 600);
  await expect.element(found('Platform 7, 14:05')).toBeVisible();
  await expect.element(found('The train to Ghent')).not.toBeVisible();
});

claim('The last row avoids the question, because it sets nothing below `md`.', async () => {
  await show(
    <Box sx={{ display: { md: 'none' } }} component="span">
      Narrow only
    </Box>,
  );
  expect(styleOf('Narrow only').display).toBe('none');
  await page.viewport(800, 600);
  await expect.poll(() => styleOf('Narrow only').display).toBe('inline');
});

claim('On paper, it wins over `display` and its breakpoints.', async () => {
  await show(
    <>
      <PrintRecipe />
      <Box sx={{ displayPrint: 'none', display: { xs: 'flex', md: 'grid' } }}>Menu</Box>
    </>,
  );
  expect(styleOf('Printed from the Saturday').display).toBe('none');
  const [name] = [...found('Menu').element().classList].slice(-1);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.map(({ cssText }) => cssText).filter((text) => text.includes(`.${name}`));
  const print = own.map((text) => text.includes('@media print'));
  expect(print.length).toBeGreaterThan(2);
  expect(print.indexOf(true)).toBe(print.length - 1);
});

claim(
  'The `noWrap` prop of `Typography` sets `overflow`, `whiteSpace` and `textOverflow` for you.',
  async () => {
    await show(
      <>
        <CutText />
        <Typography noWrap>Harbor log</Typography>
      </>,
    );
    const facts = (style: CSSStyleDeclaration) =>
      [style.overflow, style.whiteSpace, style.textOverflow].join(' ');
    expect(facts(styleOf('Harbor log'))).toBe('hidden nowrap ellipsis');
    expect(facts(styleOf('Proceedings of the'))).toBe('hidden nowrap ellipsis');
  },
);

claim('Without it, the item does not get narrower than its text.', async () => {
  const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };
  await show(
    <Box sx={{ display: 'flex', width: 200 }}>
      <Box>
        <Box sx={cut}>A title that is far too long for its row in the list</Box>
      </Box>
    </Box>,
  );
  expect(found('A title that').element().clientWidth).toBeGreaterThan(200);
  await show(
    <Box sx={{ display: 'flex', width: 200 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={cut}>Another title that is far too long for its row</Box>
      </Box>
    </Box>,
  );
  expect(found('Another title').element().clientWidth).toBe(200);
});

claim('`WebkitLineClamp` cuts text off after a number of lines.', async () => {
  await show(
    <>
      <TwoLines />
      <Box>One line</Box>
    </>,
  );
  const element = found('The archive holds').element();
  expect(element.clientHeight).toBe(2 * found('One line').element().clientHeight);
  expect(element.scrollHeight).toBeGreaterThan(element.clientHeight);
});

claim(
  "`visibility: 'hidden'` hides an element but keeps its space, so nothing around it moves.",
  async () => {
    await show(<ReservedSpace />);
    const top = () => found('Delivery').element().getBoundingClientRect().top;
    const before = top();
    await expect.element(found('We leave the invoice out.')).not.toBeVisible();
    await page.getByRole('checkbox').click();
    await expect.element(found('We leave the invoice out.')).toBeVisible();
    expect(top()).toBe(before);
  },
);

claim(
  "`whiteSpace: 'pre-line'` keeps the breaks of a string, `pre-wrap` keeps repeated spaces as well, and `nowrap` keeps everything on one line.",
  async () => {
    await show(<AddressLines />);
    const [collapsed, kept] = page.getByText('Marina Lab', { exact: false }).elements();
    expect(kept?.clientHeight).toBeGreaterThan(2 * (collapsed?.clientHeight ?? 0) - 20);
    expect(kept && getComputedStyle(kept).whiteSpace).toBe('pre-line');
  },
);
