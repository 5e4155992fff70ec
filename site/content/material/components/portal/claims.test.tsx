import { createContext, useContext, useRef, useState } from 'react';
import Portal from '@mui/material/Portal';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import KitchenTicket from './demos/kitchen-ticket.tsx';
import PageActions from './demos/page-actions.tsx';

const Table = createContext('none');
const TableName = () => <p>Table {useContext(Table)}</p>;

claim('Without a `container`, that element is `body`.', async () => {
  await show(
    <Table value="7">
      <Portal>
        <TableName />
      </Portal>
    </Table>,
  );
  await expect.element(page.getByText('Table 7')).toBeVisible();
  expect(page.getByText('Table 7').element().parentElement).toBe(document.body);
});

claim(
  'A click in a portal reaches an `onClick` of a React parent, although the parent does not contain the element.',
  async () => {
    const parent = vi.fn();
    await show(
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only counts what bubbles
      <div onClick={parent} data-testid="parent">
        <Portal>
          <button type="button">Plain</button>
          <button type="button" onClick={(event) => event.stopPropagation()}>
            Stopped
          </button>
        </Portal>
      </div>,
    );
    const plain = page.getByRole('button', { name: 'Plain' });
    await plain.click();
    expect(parent).toHaveBeenCalledOnce();
    expect(page.getByTestId('parent').element().contains(plain.element())).toBe(false);
    await page.getByRole('button', { name: 'Stopped' }).click();
    expect(parent).toHaveBeenCalledOnce();
  },
);

claim('A function works if the container is already mounted, as in the first demo.', async () => {
  await show(<KitchenTicket />);
  await page.getByRole('button', { name: 'Send to kitchen' }).click();
  await expect.element(page.getByText(/^KitchenTwo leek tarts/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(document.body.textContent).not.toContain('Two leek tarts');
});

claim(
  'If both mount together, the container must come before the portal in the tree. Otherwise its ref is not set yet, and the portal uses `body`.',
  async () => {
    const Both = ({ first }: { first: boolean }) => {
      const target = useRef<HTMLDivElement>(null);
      const container = <div ref={target} data-testid="container" key="container" />;
      return (
        <>
          {first && container}
          <Portal container={() => target.current}>
            <p>Moved</p>
          </Portal>
          {!first && container}
        </>
      );
    };
    for (const first of [true, false]) {
      const view = await show(<Both first={first} />);
      const parent = page.getByText('Moved').element().parentElement;
      expect(parent).toBe(first ? page.getByTestId('container').element() : document.body);
      await view.unmount();
    }
  },
);

claim('An element around the portal is too late as well.', async () => {
  const Around = () => {
    const target = useRef<HTMLDivElement>(null);
    return (
      <div ref={target}>
        <Portal container={() => target.current}>
          <p>Inside</p>
        </Portal>
      </div>
    );
  };
  await show(<Around />);
  expect(page.getByText('Inside').element().parentElement).toBe(document.body);
});

claim(
  'On the first render the ref is still empty, and the children end up in `body`.',
  async () => {
    const Wrong = () => {
      const target = useRef<HTMLDivElement>(null);
      return (
        <>
          <div ref={target} />
          {/* eslint-disable-next-line react-hooks/refs -- the mistake that the sentence warns of */}
          <Portal container={target.current}>
            <p>Lost</p>
          </Portal>
        </>
      );
    };
    await show(<Wrong />);
    expect(page.getByText('Lost').element().parentElement).toBe(document.body);
  },
);

claim('The button is in the toolbar, but its state is that of the form.', async () => {
  await show(<PageActions />);
  const save = page.getByRole('toolbar').getByRole('button', { name: 'Save lesson' });
  await expect.element(save).toBeDisabled();
  await page.getByRole('textbox').fill('Fractions and decimals');
  await save.click();
  await expect.element(save).toBeDisabled();
});

claim(
  'When `container` changes, the children are mounted again in the new place and lose their state.',
  async () => {
    const [one, two] = [document.createElement('div'), document.createElement('div')];
    document.body.append(one, two);
    const Counter = () => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count} guests
        </button>
      );
    };
    const Moving = () => {
      const [second, setSecond] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setSecond(true)}>
            Move
          </button>
          <Portal container={second ? two : one}>
            <Counter />
          </Portal>
        </>
      );
    };
    await show(<Moving />);
    await page.getByRole('button', { name: '0 guests' }).click();
    await page.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => two.textContent).toBe('0 guests');
    expect(one.textContent).toBe('');
  },
);

claim(
  'A portal needs the DOM, so the server renders nothing, and the children appear after mounting in the browser.',
  () => {
    expect(renderToString(<Portal>Ticket</Portal>)).toBe('');
    expect(renderToString(<Portal disablePortal>Ticket</Portal>)).toBe('Ticket');
  },
);

claim(
  'Hydration does not complain: the first render in the browser is empty as well.',
  async () => {
    const element = (
      <div>
        <Portal>
          <p>Table 9</p>
        </Portal>
      </div>
    );
    const host = document.createElement('div');
    host.innerHTML = renderToString(element);
    document.body.append(host);
    const mismatch = vi.fn();
    const root = hydrateRoot(host, element, { onRecoverableError: mismatch });
    await expect.element(page.getByText('Table 9')).toBeVisible();
    expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
    host.remove();
  },
);

claim('With `disablePortal`, it is the child.', async () => {
  const ref = vi.fn();
  await show(
    <Portal ref={ref} disablePortal>
      <p>Ticket</p>
    </Portal>,
  );
  expect(ref).toHaveBeenCalledExactlyOnceWith(page.getByText('Ticket').element());
});

claim('The `ref` of a portal is the container, not the child', async () => {
  const ref = vi.fn();
  await show(
    <Portal ref={ref}>
      <p>Ticket</p>
    </Portal>,
  );
  expect(ref).toHaveBeenCalledExactlyOnceWith(document.body);
});

claim(
  'Content at the end of `body` comes last, far away from the button that opened it.',
  async () => {
    await show(
      <>
        <button type="button">Open</button>
        <Portal>
          <button type="button">In the portal</button>
        </Portal>
        <button type="button">After</button>
      </>,
    );
    for (const name of ['Open', 'After', 'In the portal']) {
      await userEvent.keyboard('{Tab}');
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
  },
);
