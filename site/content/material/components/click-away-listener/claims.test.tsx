import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AllergenPopper from './demos/allergen-popper.tsx';
import KeyboardToo from './demos/keyboard-too.tsx';
import LeadingEdge from './demos/leading-edge.tsx';
import PassengerCount from './demos/passenger-count.tsx';
import RenamePlaylist from './demos/rename-playlist.tsx';

const ready = () => new Promise((resolve) => setTimeout(resolve, 10));

const listen = async (child: ReactElement, props: { mouse?: 'onMouseDown' } = {}) => {
  const away = vi.fn();
  await show(
    <>
      <ClickAwayListener onClickAway={away} mouseEvent={props.mouse ?? 'onClick'}>
        {child}
      </ClickAwayListener>
      <button type="button">Outside</button>
    </>,
  );
  await ready();
  return away;
};

const outside = page.getByRole('button', { name: 'Outside' });

claim(
  '`ClickAwayListener` calls `onClickAway` when someone clicks anywhere outside its child.',
  async () => {
    await show(
      <>
        <PassengerCount />
        <button type="button">Outside</button>
      </>,
    );
    await page.getByRole('button', { name: 'Passengers: 2' }).click();
    await page.getByText('Adults').click();
    await expect.element(page.getByRole('slider', { name: 'Adults' })).toBeVisible();
    await outside.click();
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  },
);

claim('A handler that the child already has still runs.', async () => {
  const own = vi.fn();
  const away = await listen(
    <button type="button" onClick={own}>
      Inside
    </button>,
  );
  await page.getByRole('button', { name: 'Inside' }).click();
  expect(own).toHaveBeenCalledOnce();
  expect(away).not.toHaveBeenCalled();
  await outside.click();
  expect(away).toHaveBeenCalledOnce();
});

claim('If a component ignores its ref, `onClickAway` is never called.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Deaf = () => <div>Inside</div>;
  const away = await listen(<Deaf />);
  await outside.click();
  expect(away).not.toHaveBeenCalled();
});

claim('even a click on its own content counts as outside.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const away = await listen(
    <>
      <p>Inside</p>
    </>,
  );
  await page.getByText('Inside').click();
  expect(away).toHaveBeenCalledOnce();
});

claim('check a box in the popup, and it stays open.', async () => {
  await show(<AllergenPopper />);
  await page.getByRole('button', { name: 'Allergens' }).click();
  const milk = page.getByRole('checkbox', { name: 'Milk' });
  await milk.click();
  await expect.element(milk).toBeChecked();
});

claim(
  'Set `disableReactTree` to look at the DOM only. A click in the portal then counts as outside.',
  async () => {
    await show(<AllergenPopper />);
    await page.getByRole('checkbox', { name: 'disableReactTree' }).click();
    await page.getByRole('button', { name: 'Allergens' }).click();
    await page.getByText('Milk').click();
    await expect.element(page.getByText('Milk')).not.toBeInTheDocument();
  },
);

claim('react when the button or the finger goes down.', async () => {
  await show(<LeadingEdge />);
  await page.getByRole('button', { name: 'Gate information' }).click();
  const text = page.getByText('Gate B12, boarding at 14:35');
  await expect.element(text).toBeVisible();
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.element(text).not.toBeInTheDocument();
});

claim(
  'A text selection that starts inside and ends outside can arrive as an outside `click`.',
  async () => {
    const away = await listen(<p>Select this text</p>);
    await userEvent.dragAndDrop(page.getByText('Select this text'), outside);
    await expect.poll(() => away).toHaveBeenCalledOnce();
    const down = await listen(<p>Other text</p>, { mouse: 'onMouseDown' });
    await userEvent.dragAndDrop(page.getByText('Other text'), outside.last());
    expect(down).not.toHaveBeenCalled();
  },
);

claim(
  "With `'onMouseDown'`, a toggle button outside the listener cannot close the panel: the mouse down closes it, and the click that follows opens it again.",
  async () => {
    const Toggle = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(!open)}>Toggle</Button>
          {open && (
            <ClickAwayListener mouseEvent="onMouseDown" onClickAway={() => setOpen(false)}>
              <p>Panel</p>
            </ClickAwayListener>
          )}
        </>
      );
    };
    await show(<Toggle />);
    await page.getByRole('button').click();
    await expect.element(page.getByText('Panel')).toBeVisible();
    await ready();
    await page.getByRole('button').click();
    await expect.element(page.getByText('Panel')).toBeVisible();
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await expect.element(page.getByText('Panel')).not.toBeInTheDocument();
  },
);

claim('If a finger moves before it lifts, `touchend` does not count.', async () => {
  const away = await listen(<div>Inside</div>);
  const touch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
  touch('touchmove');
  touch('touchend');
  expect(away).not.toHaveBeenCalled();
  touch('touchend');
  expect(away).toHaveBeenCalledOnce();
});

claim(
  'After a tap, browsers send a touch event and a click, so `onClickAway` can run twice.',
  async () => {
    const away = await listen(<div>Inside</div>);
    document.body.dispatchEvent(new Event('touchend', { bubbles: true }));
    document.body.click();
    expect(away).toHaveBeenCalledTimes(2);
  },
);

claim(
  'You can also mount the listener together with the panel. The click that mounts it does not count as an outside click.',
  async () => {
    const away = vi.fn();
    const Panel = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          {open && (
            <ClickAwayListener onClickAway={away}>
              <p>Panel</p>
            </ClickAwayListener>
          )}
        </>
      );
    };
    await show(<Panel />);
    await page.getByRole('button').click();
    await expect.element(page.getByText('Panel')).toBeVisible();
    expect(away).not.toHaveBeenCalled();
    await ready();
    document.body.click();
    expect(away).toHaveBeenCalledOnce();
  },
);

claim('Here it saves the new name.', async () => {
  await show(<RenamePlaylist />);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Playlist' }).fill('Harvest songs');
  document.body.click();
  await expect.element(page.getByText('Harvest songs')).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Playlist' }).fill('Other');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Harvest songs')).toBeVisible();
});

claim('Neither :kbd[Tab] nor :kbd[Esc] calls `onClickAway`', async () => {
  const away = await listen(<button type="button">Inside</button>);
  await page.getByRole('button', { name: 'Inside' }).click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Tab}');
  await expect.element(outside).toHaveFocus();
  expect(away).not.toHaveBeenCalled();
});

claim(
  'In the demo, :kbd[Esc] closes the panel and returns focus to the button. Moving focus out of the panel closes it as well.',
  async () => {
    await show(
      <>
        <KeyboardToo />
        <button type="button">Outside</button>
      </>,
    );
    const button = page.getByRole('button', { name: 'Opening hours' });
    const link = page.getByRole('link', { name: 'Plan a visit' });
    await button.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    await expect.element(outside).toHaveFocus();
    await expect.element(link).not.toBeInTheDocument();
  },
);

claim(
  'An outside element that calls `event.stopPropagation()` keeps the click from reaching the document',
  async () => {
    const away = vi.fn();
    await show(
      <>
        <ClickAwayListener onClickAway={away}>
          <div>Inside</div>
        </ClickAwayListener>
        <Button onClick={(event) => event.stopPropagation()}>Stops</Button>
        <Button onClick={(event) => event.preventDefault()}>Prevents</Button>
      </>,
    );
    await ready();
    await page.getByRole('button', { name: 'Stops' }).click();
    expect(away).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Prevents' }).click();
    expect(away).toHaveBeenCalledOnce();
  },
);

claim("With `'onTouchStart'`, the touch that starts a scroll closes it.", async () => {
  await show(<LeadingEdge />);
  await page.getByRole('button', { name: 'Gate information' }).click();
  const text = page.getByText('Gate B12, boarding at 14:35');
  await expect.element(text).toBeVisible();
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  document.body.dispatchEvent(new Event('touchmove', { bubbles: true }));
  await expect.element(text).not.toBeInTheDocument();
});

claim(
  'If it is outside, the click that turns the listener on also counts as an outside click',
  async () => {
    const away = vi.fn();
    const Row = ({ inside }: { inside: boolean }) => {
      const [open, setOpen] = useState(false);
      const button = <Button onClick={() => setOpen(true)}>Open</Button>;
      return (
        <>
          {!inside && button}
          <ClickAwayListener mouseEvent={open ? 'onClick' : false} onClickAway={away}>
            <div>{inside && button}</div>
          </ClickAwayListener>
        </>
      );
    };
    for (const inside of [true, false]) {
      const view = await show(<Row inside={inside} />);
      await ready();
      await page.getByRole('button', { name: 'Open' }).click();
      expect(away).toHaveBeenCalledTimes(inside ? 0 : 1);
      await view.unmount();
    }
  },
);

claim(
  'The listener puts a click handler on its child, but that does not make the child a control.',
  async () => {
    await show(
      <ClickAwayListener onClickAway={() => undefined}>
        <div>Panel</div>
      </ClickAwayListener>,
    );
    expect(page.getByText('Panel').element().attributes).toHaveLength(0);
  },
);
