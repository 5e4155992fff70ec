import * as styles from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import ClassNames from './demos/class-names.tsx';
import TastingNotes from './demos/tasting-notes.tsx';

const elementOf = (text: string) => page.getByText(text).element();
const styleOf = (text: string) => getComputedStyle(elementOf(text));

claim(
  '`makeStyles` of `@mui/material/styles` still has a name, but it only throws an error that points to `@mui/styles`.',
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

claim('Every different value becomes a class of its own.', async () => {
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

claim('An `sx` on that element loses against it.', async () => {
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
