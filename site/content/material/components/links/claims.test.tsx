import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link as RouterLink, MemoryRouter, type LinkProps } from 'react-router';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ExternalSource from './demos/external-source.tsx';
import ShowTranscript from './demos/show-transcript.tsx';

claim('By default, links are always underlined.', async () => {
  await show(<Link href="#a">Timetable</Link>);
  const link = page.getByRole('link');
  await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' });
});

claim('`underline="hover"` follows the pointer only.', async () => {
  await show(
    <>
      <p>Move the pointer here</p>
      <Link href="#a" underline="hover">
        Prices
      </Link>
    </>,
  );
  const link = page.getByRole('link');
  await page.getByText('Move the pointer here').hover();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).textDecorationLine).toBe('none');
  expect(getComputedStyle(link.element()).outlineStyle).not.toBe('none');
  await link.hover();
  await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' });
  await userEvent.unhover(link);
});

claim(
  '`variant` is `inherit` by default, so a link has the size and weight of the text around it.',
  async () => {
    await show(
      <Typography variant="h3">
        See <Link href="#a">this</Link>
      </Typography>,
    );
    const parent = getComputedStyle(page.getByRole('heading').element());
    const own = getComputedStyle(page.getByRole('link').element());
    expect(own.fontSize).toBe(parent.fontSize);
    expect(own.fontWeight).toBe(parent.fontWeight);
  },
);

claim('The underline is the link color at 40% opacity and turns opaque on hover.', async () => {
  for (const color of [
    'primary',
    'error',
    'textPrimary',
    'textSecondary',
    'success.dark',
    '#0b6e4f',
  ]) {
    const view = await show(
      <Link href="#a" color={color}>
        Map
      </Link>,
    );
    const link = page.getByRole('link');
    expect(getComputedStyle(link.element()).textDecorationColor).toMatch(/0\.4\)$/);
    await link.hover();
    const { color: text } = getComputedStyle(link.element());
    await expect.poll(() => getComputedStyle(link.element()).textDecorationColor).toBe(text);
    await userEvent.unhover(link);
    await view.unmount();
  }
});

claim(
  'With `inherit` and `textDisabled`, it has the color of the text from the start.',
  async () => {
    for (const color of ['inherit', 'textDisabled']) {
      const view = await show(
        <Link href="#a" color={color}>
          Map
        </Link>,
      );
      const style = getComputedStyle(page.getByRole('link').element());
      expect(style.textDecorationColor).toBe(style.color);
      await view.unmount();
    }
  },
);

claim('`Link` adds no `rel` attribute on its own, so set it yourself.', async () => {
  await show(
    <Link href="#a" target="_blank">
      Source
    </Link>,
  );
  await expect.element(page.getByRole('link')).not.toHaveAttribute('rel');
});

/** Opens a page with the link and returns what that page knows about this one. */
async function openWith(rel: string): Promise<unknown> {
  const channel = new BroadcastChannel('links');
  const told = new Promise<unknown>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
  });
  const script =
    "new BroadcastChannel('links').postMessage({ opener: window.opener !== null, referrer: document.referrer !== '' }); window.close();";
  const html = new Blob([`<script>${script}</script>`], { type: 'text/html' });
  const view = await show(
    <Link href={URL.createObjectURL(html)} target="_blank" rel={rel}>
      Source
    </Link>,
  );
  await page.getByRole('link').click();
  const answer = await told;
  channel.close();
  await view.unmount();
  return answer;
}

claim(
  "With `noopener`, the new page has no `window.opener`; with `noreferrer`, it does not get your page's address as the referrer either.",
  async () => {
    expect(await openWith('opener')).toEqual({ opener: true, referrer: true });
    expect(await openWith('noopener')).toEqual({ opener: false, referrer: true });
    expect(await openWith('noreferrer')).toEqual({ opener: false, referrer: false });
  },
);

claim(
  '`titleAccess` gives the icon a name, so screen readers announce it as part of the link.',
  async () => {
    await show(<ExternalSource />);
    await expect
      .element(page.getByRole('link'))
      .toHaveAccessibleName('RFC 3339 date format opens in a new tab');
  },
);

claim(
  'Unlike Button, `Link` does not set it, and a button without a type submits the form around it.',
  async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await show(
      <form onSubmit={submit}>
        <Link component="button">Resend</Link>
      </form>,
    );
    await page.getByRole('button').click();
    expect(submit).toHaveBeenCalledTimes(1);
  },
);

claim("the element is a real button, with the browser's button styles reset.", async () => {
  await show(<ShowTranscript />);
  const button = page.getByRole('button', { name: 'Show transcript' });
  await expect.element(button).toHaveStyle({ borderTopWidth: '0px', paddingTop: '0px' });
  await button.click();
  await expect.element(page.getByText(/The lamp turns/)).toBeVisible();
});

claim('An `<a>` without `href` is not in the tab order and has no link role.', async () => {
  await show(
    <>
      <Link>Soon</Link>
      <Link href="#a">Now</Link>
    </>,
  );
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Now' })).toHaveFocus();
});

interface LinkBehaviorProps extends Omit<LinkProps, 'to'> {
  href: LinkProps['to'];
  ref?: Ref<HTMLAnchorElement>;
}

function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  return <RouterLink to={href} data-routed {...props} />;
}

const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: LinkBehavior } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  },
});

claim(
  "To keep `href` in all your code, wrap the router's link once and make it the default in the theme.",
  async () => {
    await show(
      <MemoryRouter>
        <ThemeProvider theme={theme}>
          <Link href="/loans">Loans</Link>
        </ThemeProvider>
      </MemoryRouter>,
    );
    const link = page.getByRole('link');
    await expect.element(link).toHaveAttribute('data-routed');
    await expect.element(link).toHaveAttribute('href', '/loans');
  },
);

claim(
  '`MuiButtonBase` covers components that turn into a link when you set `href`, such as `Button`, `Tab` and `ListItemButton`.',
  async () => {
    await show(
      <MemoryRouter>
        <ThemeProvider theme={theme}>
          <Button href="/a">Button</Button>
          <Tab href="/b" label="Tab" />
          <ListItemButton href="/c">Item</ListItemButton>
        </ThemeProvider>
      </MemoryRouter>,
    );
    expect(document.querySelectorAll('a[data-routed]')).toHaveLength(3);
  },
);

claim("React Router's link leaves them as they are", async () => {
  await show(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <Link href="https://example.com/map">Map</Link>
      </ThemeProvider>
    </MemoryRouter>,
  );
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('href', 'https://example.com/map');
  let handled: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      handled = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await link.click();
  expect(handled).toBe(false);
});

claim('With `component="button"` the ring appears for keyboard focus only', async () => {
  await show(
    <>
      <a href="#before">Before</a>
      <ShowTranscript />
    </>,
  );
  const button = page.getByRole('button');
  await button.click();
  await expect.element(button).toHaveFocus();
  expect(getComputedStyle(button.element()).outlineStyle).toBe('none');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveClass('Mui-focusVisible');
  expect(getComputedStyle(button.element()).outlineStyle).not.toBe('none');
});

claim(
  'Named CSS colors such as `tomato` throw an error with the default underline, because its color is computed from the value.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      show(
        <Link href="#a" color="tomato">
          Map
        </Link>,
      ),
    ).rejects.toThrow(/tomato/);
    const view = await show(
      <Link href="#a" color="tomato" underline="none">
        Map
      </Link>,
    );
    await expect.element(page.getByRole('link')).toHaveStyle({ color: 'rgb(255, 99, 71)' });
    await view.unmount();
  },
);

claim('clicks a link with `component="button"`', async () => {
  const clicked = vi.fn();
  await show(
    <>
      <Link
        href="#one"
        onClick={(event) => {
          event.preventDefault();
          clicked('link');
        }}
      >
        Timetable
      </Link>
      <Link component="button" type="button" onClick={() => clicked('button')}>
        Show more
      </Link>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Timetable' })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Show more' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(clicked.mock.calls.flat()).toEqual(['link', 'button', 'button']);
});

claim("`sx={{ '--Link-underlineColor': 'currentcolor' }}` makes the underline opaque", async () => {
  const sx = { '--Link-underlineColor': 'currentcolor', textUnderlineOffset: 3 };
  const Strong = styled(Link)({ fontWeight: 500 });
  await show(
    <>
      <Link href="#named" sx={sx}>
        Named
      </Link>
      <Link href="#path" color="success.dark" sx={sx}>
        Path
      </Link>
      <Strong href="#strong">Strong</Strong>
    </>,
  );
  const style = (name: string) => getComputedStyle(page.getByRole('link', { name }).element());
  expect(style('Named').textDecorationColor).toBe(style('Named').color);
  expect(style('Named').textUnderlineOffset).toBe('3px');
  expect(style('Path').textDecorationColor).not.toBe(style('Path').color);
  expect(style('Strong').fontWeight).toBe('500');
});
