import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import material from '@mui/material/package.json';
import system from '@mui/system/package.json';
import { commands } from 'vitest/browser';
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

claim('`enableCssLayer` puts the styles of Material UI into a layer', async () => {
  await show(
    <StyledEngineProvider enableCssLayer>
      <Button>Book</Button>
    </StyledEngineProvider>,
  );
  await expect.element(page.getByRole('button')).toBeVisible();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const layers = rules.filter((rule) => rule instanceof CSSLayerBlockRule);
  expect(
    layers.some(({ name, cssText }) => name === 'mui' && /min-width: 64px/.test(cssText)),
  ).toBe(true);
});

claim('All MUI packages get their `styled` function from `@mui/styled-engine`', async () => {
  const engine = await commands.readFile('node_modules/@mui/styled-engine/esm/index.js');
  expect(engine).toContain("from '@emotion/styled'");
  const styled = await commands.readFile(
    'node_modules/@mui/system/esm/createStyled/createStyled.js',
  );
  expect(styled).toContain("from '@mui/styled-engine'");
  for (const file of ['material/esm/styles/styled.js', 'material/esm/Button/Button.js']) {
    const source = await commands.readFile(`node_modules/@mui/${file}`);
    expect(source).toMatch(/createStyled|zero-styled/);
    expect(source).not.toContain('@emotion');
  }
});
