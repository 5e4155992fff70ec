import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import material from '@mui/material/package.json';
import system from '@mui/system/package.json';
import { claim, expect, page, show } from '#claims';

claim(
  '`@emotion/react` and `@emotion/styled` are optional peer dependencies of `@mui/material`',
  () => {
    expect(material.peerDependenciesMeta['@emotion/react'].optional).toBe(true);
    expect(material.peerDependenciesMeta['@emotion/styled'].optional).toBe(true);
    expect(Object.keys(system.dependencies)).toContain('@mui/styled-engine');
  },
);

claim('With Emotion, the generated class starts with `css-`.', async () => {
  await show(
    <StyledEngineProvider injectFirst>
      <Button>Book</Button>
    </StyledEngineProvider>,
  );
  const names = Array.from(page.getByRole('button').element().classList);
  expect(names.some((name) => name.startsWith('css-'))).toBe(true);
});

claim('and styles outside of a layer win', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.plain { border-radius: 24px }';
  document.head.prepend(sheet);
  await show(
    <StyledEngineProvider enableCssLayer>
      <Button className="plain" sx={{ letterSpacing: '3px' }}>
        Book
      </Button>
    </StyledEngineProvider>,
  );
  expect(getComputedStyle(page.getByRole('button').element()).borderRadius).toBe('24px');
  sheet.remove();
});
