import Button from '@mui/material/Button';
import { claim, expect, page, show } from '#claims';
import RunBuild from './demos/run-build.tsx';

claim('The button shows an indicator, keeps its width, and takes no second click.', async () => {
  await show(<RunBuild />);
  const button = page.getByRole('button');
  const { width } = button.element().getBoundingClientRect();
  await button.click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(button).toBeDisabled();
  expect(button.element().getBoundingClientRect().width).toBeCloseTo(width, 0);
});

claim(
  'If the address bar should change, set `href`: the button becomes an `<a>` element',
  async () => {
    await show(<Button href="/reports">Reports</Button>);
    expect(page.getByRole('link', { name: 'Reports' }).element().tagName).toBe('A');
  },
);
