import Button from '@mui/material/Button';
import * as styles from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import ClassNames from './demos/class-names.tsx';
import TastingNotes from './demos/tasting-notes.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim(
  '`makeStyles` is still exported from `@mui/material/styles`, but it only throws an error that points to `@mui/styles`.',
  () => {
    const { makeStyles } = styles;
    expect(makeStyles).toThrow(/import it from @mui\/styles/);
  },
);

claim('This is what `useStyles({ tone })` looks like today:', async () => {
  await show(<TastingNotes />);
  expect(styleOf('Butter lettuce with pear').fontWeight).toBe('400');
  expect(styleOf('Pickled horseradish').fontWeight).toBe('700');
  expect(elementOf('Pickled horseradish').hasAttribute('tone')).toBe(false);
});

claim('Every different value becomes a separate class.', async () => {
  const Bar = styles.styled('div')<{ share: number }>(({ share }) => ({ width: `${share}%` }));
  await show(
    <>
      <Bar share={10}>Ten</Bar>
      <Bar share={20}>Twenty</Bar>
      <Bar share={10}>Ten again</Bar>
    </>,
  );
  expect(elementOf('Ten').className).not.toBe(elementOf('Twenty').className);
  expect(elementOf('Ten').className).toBe(elementOf('Ten again').className);
});

claim('An `sx` on that element does not override it.', async () => {
  const Root = styles.styled('div')({ '& .RecipeCard-title': { paddingTop: 3 } });
  const Title = styles.styled('p')({});
  await show(
    <>
      <ClassNames />
      <Root>
        <Title className="RecipeCard-title" sx={{ pt: 5 }}>
          Title
        </Title>
      </Root>
    </>,
  );
  expect(styleOf('Beetroot soup').fontWeight).toBe('700');
  expect(styleOf('Title').paddingTop).toBe('3px');
});

claim(
  'With Emotion, `sx` wins over `styled()`, and `styled()` over the component inside.',
  async () => {
    const Tall = styles.styled(Button)({ paddingTop: 21 });
    await show(
      <>
        <Button>Menu</Button>
        <Tall>Wine list</Tall>
        <Tall sx={{ pt: '33px' }}>Desserts</Tall>
      </>,
    );
    expect(styleOf('Menu').paddingTop).toBe('6px');
    expect(styleOf('Wine list').paddingTop).toBe('21px');
    expect(styleOf('Desserts').paddingTop).toBe('33px');
  },
);
