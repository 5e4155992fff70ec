import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { claim, expect, page, show, userEvent } from '#claims';
import CartStatus from './demos/cart-status.tsx';
import ReportsList from './demos/reports-list.tsx';
import SkipLink from './demos/skip-link.tsx';

claim(
  'A screen reader says which report, for example "Download the report “Bird count”".',
  async () => {
    await show(<ReportsList />);
    const link = page.getByRole('link', { name: 'Download the report “Bird count”' });
    await expect.element(link).toBeInTheDocument();
    const hidden = page.getByText('the report “Bird count”').element();
    const { width, height } = hidden.getBoundingClientRect();
    expect([width, height]).toEqual([1, 1]);
  },
);

claim(
  'Keep the element with `role="status"` in the page all the time, and change only its text.',
  async () => {
    await show(<CartStatus />);
    const status = page.getByRole('status');
    await expect.element(status).toBeEmptyDOMElement();
    await page.getByRole('button', { name: 'Add a ticket' }).click();
    await expect.element(status).toHaveTextContent('Tickets in the cart: 1');
  },
);

claim('To hide a link until it has focus, nest the object under a selector.', async () => {
  await show(<SkipLink />);
  const link = page.getByRole('link', { name: 'Skip to the timetable' });
  const width = () => link.element().getBoundingClientRect().width;
  expect(width()).toBe(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.poll(width).toBeGreaterThan(50);
});

claim('The target has `tabIndex={-1}`, so the link can move focus to it.', async () => {
  await show(<SkipLink />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('First tram 05:12, last tram 00:40')).toHaveFocus();
});

claim(
  "In a scroll container, it does not move with the content unless the container, or a parent inside it, has `position: 'relative'`.",
  async () => {
    const list = (name: string, position: 'static' | 'relative') => (
      <div style={{ position: 'relative' }}>
        <div data-testid={name} style={{ position, overflow: 'auto', height: 100 }}>
          <Box component="span" sx={visuallyHidden}>
            {`Start of ${name}`}
          </Box>
          <div style={{ height: 400 }}>Timetable</div>
        </div>
      </div>
    );
    await show(
      <>
        {list('first', 'static')}
        {list('second', 'relative')}
      </>,
    );
    const moved = (name: string) => {
      const hidden = page.getByText(`Start of ${name}`).element();
      const before = hidden.getBoundingClientRect().top;
      page.getByTestId(name).element().scrollTop = 50;
      return before - hidden.getBoundingClientRect().top;
    };
    expect([moved('first'), moved('second')]).toEqual([0, 50]);
  },
);
