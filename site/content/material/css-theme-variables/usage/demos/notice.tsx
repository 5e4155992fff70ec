import { styled } from '@mui/material/styles';

const Root = styled('p')(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    margin: 0,
    padding: theme.spacing(2),
    color: palette.text.primary,
    borderInlineStart: `4px solid ${palette.primary.main}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.action.hover,
  };
});

export default function Notice() {
  return <Root>The reading room closes at 6 pm on Thursday.</Root>;
}
