import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import CloseOnChoice from './demos/close-on-choice.tsx';
import HideWhileEditing from './demos/hide-while-editing.tsx';
import LabeledActions from './demos/labeled-actions.tsx';
import LibraryActions from './demos/library-actions.tsx';
import OpenIcon from './demos/open-icon.tsx';
import text from './page.md?raw';

/** Two actions in a dial, and a button after it. */
function Dial({
  onOpen,
  onClose,
}: {
  onOpen?: (why: string) => void;
  onClose?: (why: string) => void;
}) {
  return (
    <>
      <SpeedDial
        ariaLabel="Dial"
        icon={<Add />}
        onOpen={(_event, reason) => onOpen?.(reason)}
        onClose={(_event, reason) => onClose?.(reason)}
      >
        <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'One' } }} />
        <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'Two' } }} />
      </SpeedDial>
      <button>After</button>
    </>
  );
}

/** A place for the pointer to rest. */
const elsewhere = <p>Elsewhere</p>;

claim(
  'focuses the main button and opens the dial; the next :kbd[Tab] leaves and closes it',
  async () => {
    const opened = vi.fn();
    const closed = vi.fn();
    await show(<Dial onOpen={opened} onClose={closed} />);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => opened).toHaveBeenCalledWith('focus');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect.poll(() => closed).toHaveBeenCalledWith('blur');
  },
);

claim(
  'The arrow key you press first becomes the key for the next action. It does not have to match `direction`.',
  async () => {
    await show(<Dial />);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('menuitem', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('menuitem', { name: 'Two' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('menuitem', { name: 'One' })).toHaveFocus();
  },
);

claim('closes the dial and focuses the main button', async () => {
  await show(<Dial />);
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const fab = page.getByRole('button', { name: 'Dial' });
  await expect.element(fab).toHaveFocus();
  await expect.element(fab).toHaveAttribute('aria-expanded', 'false');
});

claim('A click on an action does not close it.', async () => {
  await show(
    <>
      {elsewhere}
      <LibraryActions />
    </>,
  );
  await page.getByText('Elsewhere').hover();
  const fab = page.getByRole('button', { name: 'Loan actions' });
  await fab.hover();
  await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('menuitem', { name: 'Print loans' }).click();
  await expect.element(page.getByText('Last action: Print loans')).toBeVisible();
  await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'This dial opens on click only, stays open when the pointer leaves, and closes as soon as someone chooses an action.',
  async () => {
    await show(
      <>
        {elsewhere}
        <CloseOnChoice />
      </>,
    );
    const fab = page.getByRole('button', { name: 'Add to the clinic' });
    await fab.hover();
    fab.element().focus();
    await expect.element(fab).toHaveFocus();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'false');
    await fab.click();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
    await page.getByText('Elsewhere').hover();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('menuitem', { name: 'Appointment' }).click();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText('Added today: Appointment')).toBeVisible();
  },
);

claim(
  'Arrow keys then cannot reach that action, and throw an error when another action follows it.',
  async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent): void => {
      errors.push(event.message);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', listen, true);
    await show(
      <SpeedDial ariaLabel="Dial" icon={<Add />}>
        <SpeedDialAction
          icon={<Add />}
          slotProps={{ tooltip: { title: 'One' }, fab: { color: 'secondary' } }}
        />
        <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'Two' } }} />
      </SpeedDial>,
    );
    await userEvent.keyboard('{Tab}{ArrowUp}');
    await expect.poll(() => errors[0]).toContain("reading 'focus'");
    window.removeEventListener('error', listen, true);
  },
);

claim(
  'To change the button of an action, use the deprecated `FabProps` instead, or style it through `sx` on the `SpeedDial` with the class `MuiSpeedDialAction-fab`.',
  async () => {
    await show(
      <SpeedDial
        ariaLabel="Dial"
        icon={<Add />}
        sx={{ '& .MuiSpeedDialAction-fab': { borderRadius: 2 } }}
      >
        <SpeedDialAction
          icon={<Add />}
          slotProps={{ tooltip: { title: 'One' } }}
          FabProps={{ color: 'secondary' }}
        />
        <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'Two' } }} />
      </SpeedDial>,
    );
    await userEvent.keyboard('{Tab}{ArrowUp}');
    const action = page.getByRole('menuitem', { name: 'One' });
    await expect.element(action).toHaveFocus();
    await expect.element(action).toHaveClass('MuiFab-secondary');
    expect(getComputedStyle(action.element()).borderTopLeftRadius).toBe('8px');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('menuitem', { name: 'Two' })).toHaveFocus();
  },
);

claim(
  "`open: true` in the tooltip's slot props shows each label as long as the dial is open.",
  async () => {
    await show(<LabeledActions />);
    const label = page.getByText('Pizza').element();
    expect(getComputedStyle(label).opacity).toBe('0');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => getComputedStyle(label).opacity).toBe('1');
  },
);

claim('The actions stay in the DOM, and stay visible if the dial is open.', async () => {
  const view = await show(<HideWhileEditing />);
  await page.getByLabelText('Edit the mix').click();
  await expect.element(page.getByRole('button', { name: 'Add a track' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('[role="menuitem"]')).toHaveLength(2);
  await view.unmount();
  await show(
    <SpeedDial ariaLabel="Dial" icon={<Add />} hidden open>
      <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'One' } }} />
    </SpeedDial>,
  );
  expect(page.getByRole('button', { name: 'Dial' }).elements()).toHaveLength(0);
  const action = page.getByRole('menuitem', { name: 'One' }).element();
  expect(getComputedStyle(action).opacity).toBe('1');
});

claim(
  'It runs on every click on the main button, and the same click still opens or closes the dial.',
  async () => {
    const clicked = vi.fn();
    await show(
      <>
        {elsewhere}
        <SpeedDial ariaLabel="Dial" icon={<Add />} FabProps={{ onClick: clicked }} />
      </>,
    );
    const fab = page.getByRole('button', { name: 'Dial' });
    await page.getByText('Elsewhere').hover();
    await fab.hover();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
    await fab.click();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'false');
    await fab.click();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
    expect(clicked).toHaveBeenCalledTimes(2);
  },
);

claim(
  'A mouse is over the button before it clicks, so a mouse click closes the dial that hover has opened.',
  async () => {
    const reasons: string[] = [];
    await show(
      <>
        {elsewhere}
        <Dial onOpen={(why) => reasons.push(why)} onClose={(why) => reasons.push(why)} />
      </>,
    );
    await page.getByText('Elsewhere').hover();
    const fab = page.getByRole('button', { name: 'Dial' });
    await fab.hover();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
    await fab.click();
    await expect.element(fab).toHaveAttribute('aria-expanded', 'false');
    expect(reasons).toEqual(['mouseEnter', 'toggle']);
  },
);

claim('In right-to-left layouts, `left` opens to the right, and `right` to the left.', async () => {
  const opensTo = async (dial: 'left' | 'right', direction: 'ltr' | 'rtl') => {
    const view = await show(
      <div style={{ display: 'grid', placeItems: 'center', width: 600 }}>
        <SpeedDial ariaLabel="Dial" icon={<Add />} direction={dial} open>
          <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'One' } }} />
        </SpeedDial>
      </div>,
      { direction },
    );
    const middle = (role: 'button' | 'menuitem') => {
      const { left, right } = page.getByRole(role).element().getBoundingClientRect();
      return (left + right) / 2;
    };
    const side = middle('menuitem') > middle('button') ? 'right' : 'left';
    await view.unmount();
    return side;
  };
  expect(await opensTo('left', 'ltr')).toBe('left');
  expect(await opensTo('left', 'rtl')).toBe('right');
  expect(await opensTo('right', 'rtl')).toBe('left');
});

/** An open dial with one label that is always shown. */
function Labeled({ direction = 'up' }: { direction?: 'up' | 'left' }) {
  return (
    <div style={{ display: 'grid', placeItems: 'center', height: 400 }}>
      <SpeedDial ariaLabel="Dial" icon={<Add />} direction={direction} open>
        <SpeedDialAction
          icon={<Add />}
          slotProps={{ tooltip: { title: 'Reserve a book', open: true } }}
        />
      </SpeedDial>
    </div>
  );
}

const nowrap = createTheme({
  components: {
    MuiSpeedDialAction: { styleOverrides: { staticTooltipLabel: { whiteSpace: 'nowrap' } } },
  },
});

claim('A label is only as wide as its longest word, so longer ones wrap', async () => {
  const heightOf = () => page.getByText('Reserve a book').element().getBoundingClientRect().height;
  const view = await show(<Labeled />);
  const broken = heightOf();
  await view.unmount();
  await show(
    <ThemeProvider theme={nowrap}>
      <Labeled />
    </ThemeProvider>,
  );
  expect(broken).toBeGreaterThan(heightOf() * 1.5);
});

claim(
  'The deprecated `tooltipPlacement="right"` moves them to the right; `slotProps.tooltip.placement` does not in this version.',
  async () => {
    await show(
      <div style={{ display: 'grid', placeItems: 'center', height: 400 }}>
        <SpeedDial ariaLabel="Dial" icon={<Add />} open>
          <SpeedDialAction
            icon={<Add />}
            tooltipPlacement="right"
            slotProps={{ tooltip: { title: 'One', open: true } }}
          />
          <SpeedDialAction
            icon={<Add />}
            slotProps={{ tooltip: { title: 'Two', open: true, placement: 'right' } }}
          />
        </SpeedDial>
      </div>,
    );
    const label = (name: string) => page.getByText(name).element().getBoundingClientRect();
    const button = (name: string) =>
      page.getByRole('menuitem', { name }).element().getBoundingClientRect();
    expect(label('One').left).toBeGreaterThan(button('One').right);
    expect(label('Two').right).toBeLessThan(button('Two').left);
  },
);

claim('With `left` and `right` the labels cover the buttons', async () => {
  const covered = async (direction: 'up' | 'left') => {
    const view = await show(<Labeled direction={direction} />);
    const label = page.getByText('Reserve a book').element().getBoundingClientRect();
    const button = page.getByRole('menuitem').element().getBoundingClientRect();
    await view.unmount();
    return label.right > button.left + 8 && label.left < button.right - 8;
  };
  expect(await covered('left')).toBe(true);
  expect(await covered('up')).toBe(false);
});

claim('`SpeedDialIcon` draws a plus sign that rotates by 45° when the dial opens.', async () => {
  await show(<SpeedDial ariaLabel="Dial" icon={<SpeedDialIcon />} open />);
  const icon = page.getByRole('button').element().querySelector('svg') ?? document.body;
  const { a, b } = new DOMMatrix(getComputedStyle(icon).transform);
  expect(Math.round((Math.atan2(b, a) * 180) / Math.PI)).toBe(45);
});

claim(
  'Set `openIcon` on the `SpeedDialIcon`: the prop of that name on `SpeedDial` has no effect in this version.',
  async () => {
    const view = await show(
      <SpeedDial
        ariaLabel="Dial"
        icon={<SpeedDialIcon openIcon={<Edit data-testid="edit" />} />}
        open
      />,
    );
    await expect.element(page.getByTestId('edit')).toHaveStyle({ opacity: '1' });
    await view.unmount();
    await show(
      <SpeedDial
        ariaLabel="Dial"
        icon={<SpeedDialIcon />}
        openIcon={<Edit data-testid="edit" />}
        open
      />,
    );
    expect(page.getByTestId('edit').elements()).toHaveLength(0);
  },
);

claim('Labels without such letters, for example in Japanese, lead to the same ids.', async () => {
  await show(
    <>
      <SpeedDial ariaLabel="追加" icon={<Add />} />
      <SpeedDial ariaLabel="共有" icon={<Add />} />
    </>,
  );
  const ids = [...document.querySelectorAll('[role="menu"]')].map(({ id }) => id);
  expect(ids).toEqual(['-actions', '-actions']);
});

claim('on an action, runs it; on the main button, closes or opens the dial', async () => {
  await show(<OpenIcon />);
  await userEvent.keyboard('{Tab}');
  const fab = page.getByRole('button', { name: 'New note' });
  await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(fab).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(' ');
  await expect.element(fab).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByText('Sketch added to your notebook.')).toBeVisible();
});

claim(
  'Set the title with `slotProps.tooltip.title`. It is also the accessible name of the button.',
  async () => {
    await show(<Dial />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('menuitem', { name: 'Two' })).toBeInTheDocument();
  },
);

claim(
  'Put the actions directly into `SpeedDial`. It clones its children to pass `open`, delays and refs, so a fragment around them does not work: you get an error in the console in development.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <SpeedDial ariaLabel="Dial" icon={<Add />}>
        <>
          <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'One' } }} />
        </>
      </SpeedDial>,
    );
    expect(error.mock.calls.flat().join(' ')).toContain("doesn't accept a Fragment");
  },
);

anatomy(text, 'SpeedDial', () =>
  show(
    <SpeedDial ariaLabel="Dial" icon={<SpeedDialIcon openIcon={<Edit />} />} open>
      <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'One', open: true } }} />
    </SpeedDial>,
  ),
);

claim('Without a fixed label, it lies directly in `actions`.', async () => {
  await show(<Dial />);
  expect(document.querySelectorAll('.MuiSpeedDial-actions > .MuiSpeedDialAction-fab')).toHaveLength(
    2,
  );
});

claim('The main button has `aria-haspopup`, `aria-expanded` and `aria-controls`.', async () => {
  await show(<Dial />);
  const main = page.getByRole('button', { name: 'Dial' });
  await expect.element(main).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(main).toHaveAttribute('aria-expanded', 'false');
  const controlled = main.element().getAttribute('aria-controls') ?? '';
  expect(document.getElementById(controlled)?.getAttribute('role')).toBe('menu');
  const actions = Array.from(document.querySelectorAll('[role=menuitem]'));
  expect(actions.map((action) => action.getAttribute('tabindex'))).toEqual(['-1', '-1']);
});

claim("`<SpeedDial sx={{ position: 'fixed', bottom: 16, right: 16 }}>` for one dial", async () => {
  const Square = styled(SpeedDial)({ [`& .${speedDialClasses.fab}`]: { borderRadius: 12 } });
  await show(
    <Square
      ariaLabel="Dial"
      icon={<Add />}
      open
      sx={{
        position: 'fixed',
        bottom: 16,
        right: 16,
        '--mui-palette-SpeedDialAction-fabHoverBg': '#fff8e1',
      }}
    >
      <SpeedDialAction icon={<Add />} slotProps={{ tooltip: { title: 'One' } }} />
    </Square>,
  );
  const main = page.getByRole('button', { name: 'Dial' });
  expect(getComputedStyle(main.element()).borderTopLeftRadius).toBe('12px');
  const action = page.getByRole('menuitem', { name: 'One' });
  await action.hover();
  await expect
    .poll(() => getComputedStyle(action.element()).backgroundColor)
    .toBe('rgb(255, 248, 225)');
});
