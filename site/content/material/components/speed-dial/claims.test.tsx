import Add from '@mui/icons-material/Add';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CloseOnChoice from './demos/close-on-choice.tsx';
import HideWhileEditing from './demos/hide-while-editing.tsx';
import LabeledActions from './demos/labeled-actions.tsx';
import LibraryActions from './demos/library-actions.tsx';
import OpenIcon from './demos/open-icon.tsx';

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
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('focus'));
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith('blur'));
  },
);

claim(
  'The arrow key you press first sets the way forward. It does not have to match `direction`.',
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
    await vi.waitFor(() => expect(errors[0]).toContain("reading 'focus'"));
    window.removeEventListener('error', listen, true);
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

claim('The actions stay in the DOM, closed.', async () => {
  await show(<HideWhileEditing />);
  await page.getByLabelText('Edit the mix').click();
  await expect.element(page.getByRole('button', { name: 'Add a track' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('[role="menuitem"]')).toHaveLength(2);
});

claim('It runs on every click on the main button', async () => {
  await show(<OpenIcon />);
  await page.getByRole('button', { name: 'New note' }).click();
  await expect.element(page.getByText('Text note added to your notebook.')).toBeVisible();
});

claim(
  'The title is set with `slotProps.tooltip.title`, and is also the accessible name of the button.',
  async () => {
    await show(<Dial />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('menuitem', { name: 'Two' })).toBeInTheDocument();
  },
);

claim(
  'Put the actions directly into `SpeedDial`. It clones its children to pass `open`, delays and refs, so a fragment around them does not work. In development you get an error in the console.',
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
