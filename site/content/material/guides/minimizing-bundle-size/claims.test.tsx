import { Button as FromBarrel } from '@mui/material';
import Button from '@mui/material/Button';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import * as styles from '@mui/material/styles';
import * as utils from '@mui/material/utils';
import { lazy, Suspense, useState } from 'react';
import { claim, expect, page, show, vi } from '#claims';
import TrailReview from './demos/trail-review.tsx';

claim('Both give you the same component.', () => {
  expect(FromBarrel).toBe(Button);
});

claim('Import them from the module they are in:', () => {
  expect(styles).toHaveProperty('styled');
  expect(styles).toHaveProperty('useTheme');
  expect(styles).toHaveProperty('alpha');
  expect(utils).toHaveProperty('debounce');
  expect(colors.red[500]).toBe('#f44336');
  expect(colors).not.toHaveProperty('default');
  expect(locales).toHaveProperty('deDE');
});

claim('Here, `Rating` is requested with the first click.', async () => {
  await show(<TrailReview />);
  expect(document.querySelector('.MuiRating-root')).toBeNull();
  await page.getByRole('button', { name: 'Rate this trail' }).click();
  await expect.element(page.getByRole('radio', { name: '3 Stars' })).toBeChecked();
});

claim('The module is loaded once, and `lazy` gets it from the cache.', async () => {
  const first = await import('@mui/material/Rating');
  const second = await import('@mui/material/Rating');
  expect(second.default).toBe(first.default);
});

claim('Inside, each render creates a new one and calls `import()` again.', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>Form</p> }));
  function Wrong() {
    const [count, setCount] = useState(0);
    const Inside = lazy(load);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <Suspense fallback="Loading">
          <Inside />
        </Suspense>
      </>
    );
  }
  await show(<Wrong />);
  await expect.element(page.getByText('Form')).toBeVisible();
  const before = load.mock.calls.length;
  await page.getByRole('button').click();
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(before);
});
