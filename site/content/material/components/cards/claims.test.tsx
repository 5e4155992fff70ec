import CardActions from '@mui/material/CardActions';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import BuildCards from './demos/build-cards.tsx';
import EqualHeights from './demos/equal-heights.tsx';
import FailedBuild from './demos/failed-build.tsx';
import InvoiceCard from './demos/invoice-card.tsx';
import PatientHeader from './demos/patient-header.tsx';
import ShipCard from './demos/ship-card.tsx';
import text from './page.md?raw';

const button = (name: string | RegExp) => page.getByRole('button', { name });

claim('`CardActions` puts 8 pixels between its buttons.', async () => {
  await show(<ShipCard />);
  const first = button('Assign berth 4').element().getBoundingClientRect();
  const second = button('Release berth').element().getBoundingClientRect();
  expect(second.left - first.right).toBeCloseTo(8);
  expect(second.top).toBe(first.top);
  await button('Assign berth 4').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Moored at berth 4.');
});

claim('The title is a `<span>`.', async () => {
  const plain = await show(<CardHeader title="Amina Diallo" />);
  await expect.poll(() => page.getByText('Amina Diallo').element().tagName).toBe('SPAN');
  await plain.unmount();
  await show(<PatientHeader />);
  await expect.element(page.getByRole('heading', { name: 'Amina Diallo', level: 3 })).toBeVisible();
});

claim(
  'It gets `role="img"`, so give it an `aria-label`, or hide it with `aria-hidden` when it only decorates.',
  async () => {
    await show(
      <CardMedia
        image="data:image/gif;base64,R0lGODlhAQABAAAAACw="
        aria-label="Quay"
        sx={{ height: 40 }}
      />,
    );
    await expect.element(page.getByRole('img', { name: 'Quay' })).toBeVisible();
    await show(
      <CardMedia
        image="data:image/gif;base64,R0lGODlhAQABAAAAACw="
        aria-hidden
        data-testid="plain"
      />,
    );
    await expect.element(page.getByTestId('plain')).toHaveAttribute('role', 'img');
    expect(page.getByRole('img').elements()).toHaveLength(1);
  },
);

claim('`image` works like `src` here.', async () => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  await show(<CardMedia component="img" image={image} alt="Quay" />);
  const picture = page.getByRole('img', { name: 'Quay' });
  await expect.element(picture).toHaveAttribute('src', image);
  expect(getComputedStyle(picture.element()).backgroundImage).toBe('none');
});

claim('With `href`, or `component` set to the link of your router, it is a link.', async () => {
  await show(
    <Card>
      <CardActionArea href="/builds/413">Build 413</CardActionArea>
    </Card>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Build 413' }))
    .toHaveAttribute('href', '/builds/413');
});

claim(
  'Mark a selected card with `aria-pressed` for screen readers and, as in the demo, with a data attribute for the style.',
  async () => {
    await show(<BuildCards />);
    await button(/^Full/).click();
    await expect.element(button(/^Full/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button(/^Full/)).toHaveAttribute('data-active');
    await expect.element(button(/^Quick/)).toHaveAttribute('aria-pressed', 'false');
  },
);

claim('More belongs in a Menu in the `action` of the header.', async () => {
  await show(<InvoiceCard />);
  await button('More for invoice 2207').click();
  await expect.element(page.getByRole('menu', { name: 'More for invoice 2207' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Postpone' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('This invoice is postponed to April.');
});

claim('`aria-expanded` on the button tells screen readers whether they are open.', async () => {
  await show(<FailedBuild />);
  await button('Failed tests').click();
  await expect.element(button('Failed tests')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('The menu keeps its contrast')).toBeVisible();
});

claim('make each card a flex column, and let the content grow', async () => {
  await show(
    <div style={{ width: 700 }}>
      <EqualHeights />
    </div>,
  );
  const tops = () =>
    page
      .getByRole('button')
      .elements()
      .map((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(() => new Set(tops()).size).toBe(1);
  await button('Book the studio').click();
  await expect.element(button('Book the studio')).toBeDisabled();
});

claim('`raised` is short for `elevation={8}`.', async () => {
  await show(
    <>
      <Card raised data-testid="raised" />
      <Card elevation={8} data-testid="elevation" />
    </>,
  );
  const shadow = (id: string) => getComputedStyle(page.getByTestId(id).element()).boxShadow;
  expect(shadow('raised')).toBe(shadow('elevation'));
  expect(shadow('raised')).not.toBe('none');
});

claim('Without a height or an aspect ratio, nothing is visible.', async () => {
  await show(
    <CardMedia
      image="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      aria-label="Quay"
      data-testid="flat"
    />,
  );
  expect(page.getByTestId('flat').element().getBoundingClientRect().height).toBe(0);
});

claim('and `pb` in `sx` does not change that', async () => {
  await show(
    <>
      <Card>
        <CardContent data-testid="first">Not the last child</CardContent>
        <CardContent data-testid="last">Last child</CardContent>
      </Card>
      <Card>
        <CardContent data-testid="pb" sx={{ pb: 2 }} />
      </Card>
      <Card>
        <CardContent data-testid="selector" sx={{ '&:last-child': { pb: 2 } }} />
      </Card>
    </>,
  );
  const bottom = (id: string) => getComputedStyle(page.getByTestId(id).element()).paddingBottom;
  expect(['first', 'last', 'pb', 'selector'].map(bottom)).toEqual(['16px', '24px', '24px', '16px']);
});

anatomy(text, 'Card', () =>
  show(
    <Card>
      <CardHeader avatar="A" title="Aurora" subheader="Container ship" action="More" />
      <CardActionArea>
        <CardMedia component="img" image="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Quay" />
        <CardContent>Moored at berth 4.</CardContent>
      </CardActionArea>
      <CardActions />
    </Card>,
  ),
);

claim('`<Card sx={{ borderRadius: 3 }}>` for one card', async () => {
  const Round = styled(Card)({ borderRadius: 12 });
  const theme = createTheme({ components: { MuiCard: { defaultProps: { variant: 'outlined' } } } });
  await show(
    <>
      <Card sx={{ borderRadius: 3 }} data-testid="sx" />
      <Round data-testid="styled" />
      <Card sx={{ '--mui-palette-background-paper': '#fff8e1' }} data-testid="variable" />
      <ThemeProvider theme={theme}>
        <Card data-testid="theme" />
      </ThemeProvider>
    </>,
  );
  const style = (id: string) => getComputedStyle(page.getByTestId(id).element());
  expect(style('sx').borderTopLeftRadius).toBe('12px');
  expect(style('styled').borderTopLeftRadius).toBe('12px');
  expect(style('variable').backgroundColor).toBe('rgb(255, 248, 225)');
  expect(style('theme').borderTopWidth).toBe('1px');
});

claim('`CardHeader` has a slot for each of its parts', async () => {
  const names = ['root', 'avatar', 'content', 'title', 'subheader', 'action'] as const;
  await show(
    <>
      <CardHeader
        avatar="A"
        title="Aurora"
        subheader="Container ship"
        action="More"
        slotProps={{
          root: { className: 'own-root' },
          avatar: { className: 'own-avatar' },
          content: { className: 'own-content' },
          title: { className: 'own-title' },
          subheader: { className: 'own-subheader' },
          action: { className: 'own-action' },
        }}
      />
      <CardActionArea slotProps={{ focusHighlight: { className: 'own-tint' } }}>
        Open
      </CardActionArea>
    </>,
  );
  for (const name of names) {
    expect(document.querySelectorAll(`.own-${name}.MuiCardHeader-${name}`)).toHaveLength(1);
  }
  expect(document.querySelector('.own-tint.MuiCardActionArea-focusHighlight')).not.toBeNull();
});

claim('clicks a `CardActionArea`', async () => {
  const clicked = vi.fn();
  await show(
    <>
      <CardActionArea onClick={() => clicked('area')}>Build 413</CardActionArea>
      <CardActionArea
        href="#build"
        onClick={(event) => {
          event.preventDefault();
          clicked('link');
        }}
      >
        Log of build 413
      </CardActionArea>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Build 413')).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Log of build 413' })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  expect(clicked.mock.calls.flat()).toEqual(['area', 'area', 'link']);
});

claim('A card is a `div` and has no meaning of its own.', async () => {
  await show(
    <>
      <Card data-testid="card" />
      <ul>
        <Card component="li">One</Card>
        <Card component="li">Two</Card>
      </ul>
      <Card component="article">News</Card>
    </>,
  );
  const card = page.getByTestId('card').element();
  expect([card.tagName, card.getAttribute('role')]).toEqual(['DIV', null]);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByRole('article')).toBeVisible();
});

claim('The name of a `CardActionArea` is all the text in it.', async () => {
  await show(<BuildCards />);
  await expect.element(button('Quick Unit tests, 3 minutes')).toBeVisible();
});

claim('Focus on a `CardActionArea` shows as a tint.', async () => {
  await show(
    <>
      <CardActionArea>Build 413</CardActionArea>
      <p>Elsewhere</p>
    </>,
  );
  await page.getByText('Elsewhere').hover();
  const tint = () => {
    const layer = document.querySelector('.MuiCardActionArea-focusHighlight');
    return layer && Number(getComputedStyle(layer).opacity);
  };
  await expect.poll(tint).toBe(0);
  await userEvent.keyboard('{Tab}');
  await expect.poll(tint).toBeCloseTo(0.12);
});
