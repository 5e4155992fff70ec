import Link from '@mui/material/Link';
import { createTheme, ThemeProvider } from '@mui/material/styles';
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

claim(
  'The underline is the link color at 40% opacity, and becomes opaque under the pointer.',
  async () => {
    await show(<Link href="#a">Map</Link>);
    const link = page.getByRole('link');
    expect(getComputedStyle(link.element()).textDecorationColor).toMatch(/0\.4\)$/);
    await link.hover();
    const { color } = getComputedStyle(link.element());
    await expect.poll(() => getComputedStyle(link.element()).textDecorationColor).toBe(color);
    await userEvent.unhover(link);
  },
);

claim('With `color="inherit"` the underline has full strength from the start.', async () => {
  await show(
    <Link href="#a" color="inherit">
      Map
    </Link>,
  );
  const style = getComputedStyle(page.getByRole('link').element());
  expect(style.textDecorationColor).toBe(style.color);
});

claim('`Link` adds no `rel` attribute on its own.', async () => {
  await show(
    <Link href="#a" target="_blank">
      Source
    </Link>,
  );
  await expect.element(page.getByRole('link')).not.toHaveAttribute('rel');
});

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
  components: { MuiLink: { defaultProps: { component: LinkBehavior } } },
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
