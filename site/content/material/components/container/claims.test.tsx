import Container from '@mui/material/Container';
import { claim, expect, page, show } from '#claims';

const styleOf = (): CSSStyleDeclaration => getComputedStyle(page.getByTestId('it').element());
const widthOf = (): number => page.getByTestId('it').element().getBoundingClientRect().width;

claim('On both sides there is padding: 16px, and 24px from the `sm` breakpoint on.', async () => {
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

claim('With `fixed`, it jumps from one breakpoint to the next.', async () => {
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

claim('Write the breakpoint too, otherwise the padding of `sm` stays', async () => {
  await show(<Container data-testid="it" sx={{ px: 1 }} />);
  expect(styleOf().paddingLeft).toBe('24px');
});

claim("In `sx`, `maxWidth: 'md'` also resolves to the width of the breakpoint.", async () => {
  await show(<Container data-testid="it" maxWidth={false} sx={{ maxWidth: 'md' }} />);
  expect(styleOf().maxWidth).toBe('900px');
});
