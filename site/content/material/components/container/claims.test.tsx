import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { claim, expect, page, show } from '#claims';

const styleOf = (): CSSStyleDeclaration => getComputedStyle(page.getByTestId('it').element());
const widthOf = (): number => page.getByTestId('it').element().getBoundingClientRect().width;

claim('The padding on each side is 16px, and 24px from the `sm` breakpoint up.', async () => {
  await show(<Container data-testid="it" />);
  expect(styleOf().paddingLeft).toBe('24px');
  await page.viewport(400, 800);
  expect(styleOf().paddingLeft).toBe('16px');
  await page.viewport(1280, 800);
});

claim('`maxWidth` is the name of a breakpoint. `lg` is the default.', async () => {
  await show(<Container data-testid="it" />);
  expect(styleOf().maxWidth).toBe('1200px');
});

claim('`xs` starts at 0, so the container uses 444px there instead.', async () => {
  await show(<Container data-testid="it" maxWidth="xs" />);
  expect(widthOf()).toBe(444);
});

claim('An `sm` container leaves 552px for your content.', async () => {
  await show(
    <Container maxWidth="sm">
      <div data-testid="it" />
    </Container>,
  );
  expect(widthOf()).toBe(552);
});

claim('With `fixed`, its width jumps from one breakpoint to the next.', async () => {
  await show(<Container data-testid="it" fixed />);
  await page.viewport(1000, 800);
  expect(widthOf()).toBe(900);
  await page.viewport(890, 800);
  expect(widthOf()).toBe(600);
  await page.viewport(1280, 800);
});

claim('`fixed` stops at `maxWidth` as well.', async () => {
  await show(<Container data-testid="it" fixed maxWidth="sm" />);
  expect(widthOf()).toBe(600);
});

claim('With `px: 1` alone, the padding stays 24px from `sm` up.', async () => {
  const view = await show(<Container data-testid="it" sx={{ px: 1 }} />);
  expect(styleOf().paddingLeft).toBe('24px');
  await view.unmount();
  await show(<Container data-testid="it" sx={{ px: { xs: 1, sm: 2 } }} />);
  expect(styleOf().paddingLeft).toBe('16px');
});

claim('Below `sm`, a fixed container is fluid as well.', async () => {
  await show(
    <div data-testid="parent">
      <Container data-testid="it" fixed />
    </div>,
  );
  const parent = () => page.getByTestId('parent').element().getBoundingClientRect().width;
  for (const width of [520, 430]) {
    await page.viewport(width, 800);
    expect(widthOf()).toBe(parent());
  }
  await page.viewport(1280, 800);
});

claim('For any other width, set `maxWidth={false}` and put the number in `sx`', async () => {
  const view = await show(<Container data-testid="it" maxWidth={false} sx={{ maxWidth: 720 }} />);
  expect(widthOf()).toBe(720);
  await view.unmount();
  await show(<Container data-testid="it" sx={{ maxWidth: 720 }} />);
  expect(styleOf().maxWidth).toBe('1200px');
});

claim(
  'If you drop `lg`, the container has no maximum width until you set `maxWidth`. If you drop `sm`, the padding stays 16px.',
  async () => {
    const theme = createTheme({ breakpoints: { values: JSON.parse('{"tablet":640}') } });
    await show(
      <ThemeProvider theme={theme}>
        <Container data-testid="it" />
      </ThemeProvider>,
    );
    expect(styleOf().maxWidth).toBe('none');
    expect(styleOf().paddingLeft).toBe('16px');
  },
);

claim('**Nested containers** add the padding twice.', async () => {
  await show(
    <Container data-testid="outer">
      <Container>
        <div data-testid="it" />
      </Container>
    </Container>,
  );
  const outer = page.getByTestId('outer').element().getBoundingClientRect();
  expect(outer.width - widthOf()).toBe(96);
});

claim(
  '**A container in a flex row** asks for 100% of the width and squeezes its siblings.',
  async () => {
    const siblingBeside = async (element: ReactElement) => {
      const view = await show(
        <div style={{ display: 'flex', width: 600 }}>
          <div data-testid="it" style={{ width: 200 }} />
          {element}
        </div>,
      );
      const width = widthOf();
      await view.unmount();
      return width;
    };
    expect(await siblingBeside(<Container />)).toBeLessThan(200);
    expect(await siblingBeside(<Box sx={{ flexGrow: 1 }} />)).toBe(200);
  },
);

claim('The container itself is never wider than its parent.', async () => {
  await show(
    <div style={{ width: 300 }}>
      <Container data-testid="it">
        <div style={{ width: 500 }}>Wide</div>
      </Container>
    </div>,
  );
  expect(widthOf()).toBe(300);
});

claim("In `sx`, `maxWidth: 'md'` also resolves to the width of the breakpoint.", async () => {
  await show(<Container data-testid="it" maxWidth={false} sx={{ maxWidth: 'md' }} />);
  expect(styleOf().maxWidth).toBe('900px');
});

claim(
  "`sx={{ '--mui-spacing': '4px' }}` halves the gutters and the spacing of everything inside",
  async () => {
    const Tall = styled(Container)({ paddingBlock: 24 });
    const theme = createTheme({
      components: { MuiContainer: { defaultProps: { maxWidth: 'xs' } } },
    });
    await show(
      <>
        <Container data-testid="plain" sx={{ py: 3 }} />
        <Container data-testid="half" sx={{ '--mui-spacing': '4px' }} />
        <Tall data-testid="styled" />
        <ThemeProvider theme={theme}>
          <Container data-testid="theme" />
        </ThemeProvider>
      </>,
    );
    const style = (id: string) => getComputedStyle(page.getByTestId(id).element());
    expect([style('plain').paddingLeft, style('plain').paddingTop]).toEqual(['24px', '24px']);
    expect(style('half').paddingLeft).toBe('12px');
    expect(style('styled').paddingTop).toBe('24px');
    expect(style('theme').maxWidth).toBe('444px');
  },
);

claim('A container is a `div` without a role.', async () => {
  await show(
    <>
      <Container data-testid="plain" />
      <Container component="main">Chapter one</Container>
    </>,
  );
  const plain = page.getByTestId('plain').element();
  expect([plain.tagName, plain.getAttribute('role')]).toEqual(['DIV', null]);
  await expect.element(page.getByRole('main')).toBeVisible();
});

claim('at 400% zoom the text still fits in the window', async () => {
  await page.viewport(320, 600);
  await show(
    <Container maxWidth="xl">Chapter one, in which a long sentence wraps as it should.</Container>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
