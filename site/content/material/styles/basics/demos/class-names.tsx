import { styled } from '@mui/material/styles';

const classes = {
  title: 'RecipeCard-title',
  time: 'RecipeCard-time',
};

const Root = styled('article')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid',
  [`& .${classes.title}`]: { ...theme.typography.subtitle1, fontWeight: 700 },
  [`& .${classes.time}`]: { color: (theme.vars ?? theme).palette.text.secondary },
}));

export default function ClassNames() {
  return (
    <Root>
      <div className={classes.title}>Beetroot soup</div>
      <div className={classes.time}>45 minutes</div>
    </Root>
  );
}
