import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { claim, expect, page, show } from '#claims';
import TrackCard from './demos/track-card.tsx';

const styleOf = (text: string) => getComputedStyle(page.getByText(text).element());

claim('Now it is a styled component with a variant.', async () => {
  await show(<TrackCard />);
  const card = page.getByText('Nocturne').element().parentElement ?? document.body;
  expect(getComputedStyle(card).borderTopStyle).toBe('solid');
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => getComputedStyle(card).borderTopStyle).toBe('dashed');
});

claim('| Remove the space: `&.TrackCard-muted` |', async () => {
  const Wrong = styled('div')({ '& .TrackCard-muted': { opacity: 0.5 } });
  const Right = styled('div')({ '&.TrackCard-muted': { opacity: 0.5 } });
  await show(
    <>
      <Wrong className="TrackCard-muted">Wrong</Wrong>
      <Right className="TrackCard-muted">Right</Right>
    </>,
  );
  expect(styleOf('Wrong').opacity).toBe('1');
  expect(styleOf('Right').opacity).toBe('0.5');
});

claim(
  'In `sx`, numbers for margins and paddings are in units of the theme, not in pixels.',
  async () => {
    const Pixels = styled('p')({ marginBottom: 2 });
    await show(
      <>
        <Box sx={{ mb: 2 }}>Units</Box>
        <Pixels>Pixels</Pixels>
      </>,
    );
    expect(styleOf('Units').marginBottom).toBe('16px');
    expect(styleOf('Pixels').marginBottom).toBe('2px');
  },
);

claim(
  'In `styled()`, the top level is the root, and parts are selected by their global class.',
  async () => {
    const MutedButton = styled(Button)({
      opacity: 0.5,
      [`& .${buttonClasses.startIcon}`]: { marginRight: 2 },
    });
    await show(<MutedButton startIcon={<i />}>Mute</MutedButton>);
    const button = page.getByRole('button').element();
    const icon = document.querySelector('.MuiButton-startIcon') ?? document.body;
    expect(getComputedStyle(button).opacity).toBe('0.5');
    expect(getComputedStyle(icon).marginRight).toBe('2px');
  },
);

claim('Each new value creates a class.', async () => {
  const Meter = styled('div', {
    shouldForwardProp: (name) => name !== 'level',
  })<{ level: number }>(({ level }) => ({ width: `${level}%` }));
  await show(
    <>
      <Meter level={10}>Ten</Meter>
      <Meter level={20}>Twenty</Meter>
    </>,
  );
  const name = (text: string) => page.getByText(text).element().className;
  expect(name('Ten')).not.toBe(name('Twenty'));
  expect(page.getByText('Ten').element().hasAttribute('level')).toBe(false);
});

claim('Emotion does not: the text ends up in the CSS, and matches nothing.', async () => {
  const Card = styled('div')({ '& $title': { opacity: 0.5 }, '& .title': { opacity: 0.7 } });
  await show(
    <Card>
      <p className="title">Title</p>
    </Card>,
  );
  expect(styleOf('Title').opacity).toBe('0.7');
});

claim('In Emotion, create it with `keyframes`:', async () => {
  const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
  const Lyric = styled('p')({ animation: `${fade} 1s` });
  await show(<Lyric>Lyric</Lyric>);
  expect(styleOf('Lyric').animationName).toMatch(/^animation-/);
});

claim('In `sx`, use an array: the later entry wins.', async () => {
  await show(<Box sx={[{ opacity: 0.2 }, { opacity: 0.9 }]}>Verse</Box>);
  expect(styleOf('Verse').opacity).toBe('0.9');
});
