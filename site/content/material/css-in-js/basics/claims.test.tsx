import Button from '@mui/material/Button';
import * as styles from '@mui/material/styles';
import { Component } from 'react';
import { claim, expect, page, show } from '#claims';
import VenueCard from './demos/venue-card.tsx';
import VenueSx from './demos/venue-sx.tsx';

claim('`withStyles` from `@mui/material/styles` only throws an error.', () => {
  const { withStyles } = styles;
  expect(withStyles).toThrow(/withStyles is no longer exported/);
});

claim('Turn each class into an `sx` object on its element.', async () => {
  const look = () => {
    const title = page.getByText('Old Mill Theater').element();
    const card = title.parentElement;
    if (!card) throw new Error('The title has no card.');
    const { padding, borderTop, borderRadius } = getComputedStyle(card);
    const { color, fontSize, fontWeight } = getComputedStyle(title);
    return { tag: card.tagName, padding, borderTop, borderRadius, color, fontSize, fontWeight };
  };
  const first = await show(<VenueCard />);
  const withStyled = look();
  expect(withStyled).toMatchObject({ tag: 'SECTION', padding: '16px' });
  await first.unmount();
  await show(<VenueSx />);
  expect(look()).toEqual(withStyled);
});

claim('The nested selectors are more specific than before.', async () => {
  const Root = styles.styled('div')({ '& .title': { paddingTop: 3 } });
  const Title = styles.styled('p')({ paddingTop: 9 });
  await show(
    <Root>
      <Title className="title">Title</Title>
    </Root>,
  );
  expect(getComputedStyle(page.getByText('Title').element()).paddingTop).toBe('3px');
});

claim("`styled('section', { name: 'VenueCard', slot: 'root' })`", async () => {
  const Card = styles.styled('section', { name: 'VenueCard', slot: 'root' })({});
  const components: object = { VenueCard: { styleOverrides: { root: { paddingTop: 11 } } } };
  await show(
    <styles.ThemeProvider theme={styles.createTheme({ components })}>
      <Card>Old Mill Theater</Card>
    </styles.ThemeProvider>,
  );
  expect(getComputedStyle(page.getByText('Old Mill Theater').element()).paddingTop).toBe('11px');
});

claim(
  'Put Emotion first with `<StyledEngineProvider injectFirst>`, so your old classes win.',
  async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.old-venue { padding-top: 23px }';
    document.head.append(sheet);
    await show(
      <styles.StyledEngineProvider injectFirst>
        <Button className="old-venue">Reserve</Button>
      </styles.StyledEngineProvider>,
    );
    expect(getComputedStyle(page.getByRole('button').element()).paddingTop).toBe('23px');
    sheet.remove();
  },
);

claim('You do not have to rewrite the class. Render the styled parts in it:', async () => {
  const Card = styles.styled('section')(({ theme }) => ({ padding: theme.spacing(2) }));
  class Venue extends Component<{ name: string }> {
    override render() {
      return <Card>{this.props.name}</Card>;
    }
  }
  await show(<Venue name="Harbor Hall" />);
  expect(getComputedStyle(page.getByText('Harbor Hall').element()).padding).toBe('16px');
});
