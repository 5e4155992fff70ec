import Button, { type ButtonProps } from '@mui/material/Button';
import { alpha, createTheme, styled } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

claim('Use `theme.vars`: it refers to CSS variables, so a style changes with the mode.', () => {
  expect(theme.vars?.palette.primary.main).toBe('var(--mui-palette-primary-main, #1976d2)');
  expect(theme.spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
  expect(theme.palette.primary.main).toBe('#1976d2');
});

claim('`theme.applyStyles` creates a selector instead.', () => {
  expect(theme.applyStyles('dark', { color: 'white' })).toEqual({
    '*:where(.dark) &': { color: 'white' },
  });
});

claim('`alpha()` cannot compute with a CSS variable', () => {
  expect(() => alpha(theme.vars?.palette.primary.main ?? '', 0.5)).toThrow(/Unsupported/);
});

claim('List the styles for each value. They also work with Emotion.', async () => {
  const Title = styled('h2', {
    shouldForwardProp: (name) => name !== 'hot' && name !== 'size',
  })<{ size?: 'small' | 'large'; hot?: boolean }>({
    fontSize: '20px',
    variants: [
      { props: { size: 'large' }, style: { fontSize: '48px' } },
      { props: { hot: true }, style: { color: 'rgb(255, 0, 0)' } },
    ],
  });
  await show(
    <Title size="large" hot>
      Cone 6
    </Title>,
  );
  const style = getComputedStyle(page.getByText('Cone 6').element());
  expect([style.fontSize, style.color]).toEqual(['48px', 'rgb(255, 0, 0)']);
});

claim('Array syntax merges your styles with those of the caller.', async () => {
  const FireButton = ({ sx, ...props }: ButtonProps) => (
    <Button {...props} sx={[{ color: 'rgb(255, 0, 0)' }, ...(Array.isArray(sx) ? sx : [sx])]} />
  );
  await show(<FireButton sx={{ letterSpacing: '3px' }}>Fire</FireButton>);
  const style = getComputedStyle(page.getByRole('button').element());
  expect([style.color, style.letterSpacing]).toEqual(['rgb(255, 0, 0)', '3px']);
});
