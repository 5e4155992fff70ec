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

claim('Hide a link until it has focus, with the object under a selector.', async () => {
  await show(<SkipLink />);
  const link = page.getByRole('link', { name: 'Skip to the timetable' });
  const width = () => link.element().getBoundingClientRect().width;
  expect(width()).toBe(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.poll(width).toBeGreaterThan(50);
});

claim('The target has `tabIndex={-1}`, so it can take the focus from the link.', async () => {
  await show(<SkipLink />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('link', { name: 'Blue line' })).toHaveFocus();
});
