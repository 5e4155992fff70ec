import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Slider from '@mui/material/Slider';
import { StyledEngineProvider } from '@mui/material/styles';
import { compile } from 'tailwindcss';
import { claim, expect, page, show } from '#claims';

const order = '@layer theme, base, mui, components, utilities;';

/** Puts the rules that Tailwind makes for these classes into the page. */
async function addTailwind(input: string, classes: string[]) {
  const compiler = await compile(input);
  const sheet = document.createElement('style');
  sheet.textContent = compiler.build(classes);
  document.head.prepend(sheet);
  return sheet;
}

const utilities = `${order} @theme { --spacing: 4px; } @layer utilities { @tailwind utilities; }`;
const padding = () => getComputedStyle(page.getByRole('button').element()).paddingLeft;

// Each claim has styles of its own: a rule with the same class from another claim would stay in the page.
claim('so they win, and a utility such as `p-6` seems to do nothing', async () => {
  const sheet = await addTailwind(utilities, ['p-6']);
  await show(<Button className="p-6">Book</Button>);
  expect(padding()).toBe('8px');
  sheet.remove();
});

claim("Utilities in `className` then override the components' own styles.", async () => {
  const sheet = await addTailwind(utilities, ['p-6']);
  await show(
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles={order} />
      <Button className="p-6" sx={{ letterSpacing: '1px' }}>
        Book
      </Button>
    </StyledEngineProvider>,
  );
  expect(padding()).toBe('24px');
  sheet.remove();
});

claim('A utility overrides them, so do not set the same property in both.', async () => {
  const sheet = await addTailwind(utilities, ['p-6']);
  await show(
    <StyledEngineProvider enableCssLayer>
      <Button className="p-6" sx={{ p: 9 }}>
        Book
      </Button>
    </StyledEngineProvider>,
  );
  expect(padding()).toBe('24px');
  sheet.remove();
});

claim('Define variants for those that you use:', async () => {
  const input = `@custom-variant mui-disabled (&.Mui-disabled); ${utilities}`;
  const sheet = await addTailwind(input, ['mui-disabled:p-6']);
  await show(
    <StyledEngineProvider enableCssLayer>
      <Button disabled className="mui-disabled:p-6" sx={{ letterSpacing: '2px' }}>
        Book
      </Button>
    </StyledEngineProvider>,
  );
  expect(padding()).toBe('24px');
  sheet.remove();
});

claim('`inline` makes the utility use the variable itself', async () => {
  const compiler = await compile(
    '@theme inline { --color-primary: var(--mui-palette-primary-main); } @tailwind utilities;',
  );
  expect(compiler.build(['bg-primary'])).toContain(
    'background-color: var(--mui-palette-primary-main)',
  );
});

claim('For the parts inside, set it in `slotProps`:', async () => {
  const sheet = await addTailwind(utilities, ['opacity-20']);
  await show(
    <StyledEngineProvider enableCssLayer>
      <Slider
        aria-label="Volume"
        defaultValue={30}
        slotProps={{ rail: { className: 'opacity-20' } }}
        sx={{ letterSpacing: '4px' }}
      />
    </StyledEngineProvider>,
  );
  expect(document.querySelector('.MuiSlider-rail')).toHaveClass('opacity-20');
  expect(document.querySelector('.MuiSlider-root')).not.toHaveClass('opacity-20');
  sheet.remove();
});

claim("`initial` removes Tailwind's fifth breakpoint.", async () => {
  const compiler = await compile(
    '@theme { --breakpoint-md: 48rem; --breakpoint-2xl: 96rem; } @theme { --breakpoint-md: 56.25rem; --breakpoint-2xl: initial; } @tailwind utilities;',
  );
  const css = compiler.build(['md:flex', '2xl:grid']);
  expect(css).toContain('56.25rem');
  expect(css).not.toContain('48rem');
  expect(css).not.toContain('grid');
});
