import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AllLabels from './demos/all-labels.tsx';
import FiveActions from './demos/five-actions.tsx';
import FixedBar from './demos/fixed-bar.tsx';
import TransitApp from './demos/transit-app.tsx';
import text from './page.md?raw';

const selected = () =>
  page
    .getByRole('button')
    .elements()
    .filter((button) => button.classList.contains('Mui-selected'))
    .map((button) => button.textContent);
const labels = () =>
  Array.from(document.querySelectorAll('.MuiBottomNavigationAction-label')).map(
    (label) => getComputedStyle(label).opacity,
  );

claim('Without `value`, no action is ever selected', async () => {
  await show(
    <BottomNavigation>
      <BottomNavigationAction label="Home" />
      <BottomNavigationAction label="Map" />
    </BottomNavigation>,
  );
  await page.getByRole('button', { name: 'Map' }).click();
  expect(selected()).toEqual([]);
});

claim(
  'The value of an action without a `value` prop is its position, starting with 0.',
  async () => {
    const onChange = vi.fn<(event: unknown, value: unknown) => void>();
    await show(
      <BottomNavigation value={0} onChange={onChange}>
        <BottomNavigationAction label="Home" />
        <BottomNavigationAction label="Map" />
      </BottomNavigation>,
    );
    expect(selected()).toEqual(['Home']);
    await page.getByRole('button', { name: 'Map' }).click();
    expect(onChange.mock.calls[0]?.[1]).toBe(1);
  },
);

claim(
  'A fragment around them breaks the selection and, in development, logs an error.',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <BottomNavigation value={0}>
        <>
          <BottomNavigationAction label="Home" />
          <BottomNavigationAction label="Map" />
        </>
      </BottomNavigation>,
    );
    expect(selected()).toEqual([]);
    expect(log.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
  },
);

claim(
  'By default, only the selected action shows its label. With `showLabels`, all of them do.',
  async () => {
    await show(<TransitApp />);
    await expect.poll(labels).toEqual(['0', '1', '0']);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(labels).toEqual(['1', '0', '0']);
    await show(<AllLabels />);
    await expect.poll(() => labels().slice(3)).toEqual(['1', '1', '1']);
  },
);

claim('selects the focused action', async () => {
  await show(<TransitApp />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(selected).toEqual(['Search']);
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.poll(selected).toEqual(['Favorites']);
});

claim('Add 56 pixels of padding to the end of the content', async () => {
  await show(<FixedBar />);
  const bar = page.getByRole('navigation', { name: 'Letters app' }).element();
  expect(bar.getBoundingClientRect().height).toBe(56);
  const region = page.getByRole('region', { name: 'Letters' }).element();
  region.scrollTop = region.scrollHeight;
  await expect
    .poll(() => page.getByText('Lunch').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.getBoundingClientRect().top);
});

claim('An action is between 80 and 168 pixels wide.', async () => {
  await show(
    <>
      <div style={{ width: 320 }}>
        <BottomNavigation>
          {['One', 'Two', 'Three', 'Four', 'Five'].map((label) => (
            <BottomNavigationAction key={label} label={label} />
          ))}
        </BottomNavigation>
      </div>
      <div style={{ width: 900 }}>
        <BottomNavigation>
          <BottomNavigationAction label="Wide" />
        </BottomNavigation>
      </div>
      <FiveActions />
    </>,
  );
  const width = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect().width;
  expect(width('Five')).toBe(80);
  expect(width('Wide')).toBe(168);
  expect(width('Radio')).toBeLessThan(80);
});

claim('The bar is a `div` without a role.', async () => {
  await show(
    <>
      <BottomNavigation data-testid="bar" />
      <TransitApp />
    </>,
  );
  const bar = page.getByTestId('bar').element();
  expect([bar.tagName, bar.getAttribute('role')]).toEqual(['DIV', null]);
  await expect.element(page.getByRole('navigation', { name: 'Transit app' })).toBeVisible();
});

anatomy(text, 'BottomNavigation', () => show(<TransitApp />));

claim('follows an action that is a link', async () => {
  const followed = vi.fn();
  await show(
    <BottomNavigation component="nav" aria-label="Main">
      <BottomNavigationAction
        label="Map"
        href="#map"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      />
    </BottomNavigation>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Map' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(followed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});

claim('`<BottomNavigation sx={{ height: 64 }}>` for one bar', async () => {
  const Narrow = styled(BottomNavigationAction)({ minWidth: 0 });
  const theme = createTheme({
    components: { MuiBottomNavigation: { styleOverrides: { root: { height: 72 } } } },
  });
  await show(
    <>
      <BottomNavigation
        value={0}
        data-testid="bar"
        sx={{ height: 64, '--mui-palette-primary-main': '#2e7d32' }}
      >
        <Narrow label="Home" slotProps={{ label: { className: 'own-label' } }} />
      </BottomNavigation>
      <ThemeProvider theme={theme}>
        <BottomNavigation data-testid="themed" />
      </ThemeProvider>
    </>,
  );
  const style = (id: string) => getComputedStyle(page.getByTestId(id).element());
  expect([style('bar').height, style('themed').height]).toEqual(['64px', '72px']);
  const action = page.getByRole('button', { name: 'Home' }).element();
  expect(getComputedStyle(action).minWidth).toBe('0px');
  expect(getComputedStyle(action).color).toBe('rgb(46, 125, 50)');
  expect(document.querySelector('.own-label.MuiBottomNavigationAction-label')).not.toBeNull();
});

claim('A click on the selected action calls it too', async () => {
  const onChange = vi.fn<(event: unknown, value: unknown) => void>();
  await show(
    <BottomNavigation value={0} onChange={onChange}>
      <BottomNavigationAction label="Home" />
      <BottomNavigationAction label="Map" />
    </BottomNavigation>,
  );
  await page.getByRole('button', { name: 'Home' }).click();
  expect(onChange.mock.calls.map(([, value]) => value)).toEqual([0]);
});
