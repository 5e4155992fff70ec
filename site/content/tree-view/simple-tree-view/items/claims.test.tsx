import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { Component, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AddShipment from './demos/add-shipment.tsx';
import ClosedPlatforms from './demos/closed-platforms.tsx';
import FromRecords from './demos/from-records.tsx';
import LastClick from './demos/last-click.tsx';
import LockFromOutside from './demos/lock-from-outside.tsx';
import ReachDisabled from './demos/reach-disabled.tsx';

const item = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: true });

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('A second one throws an error as soon as it is mounted.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Boundary>
      <SimpleTreeView aria-label="Rooms">
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="cafe" label="Café" />
        </TreeItem>
        <TreeItem itemId="upper" label="Upper floor">
          <TreeItem itemId="cafe" label="Café" />
        </TreeItem>
      </SimpleTreeView>
    </Boundary>,
  );
  await page.getByText('Ground floor').click();
  await expect.element(page.getByText('Café')).toBeVisible();
  await page.getByText('Upper floor').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/same id/);
});

claim(
  'An item whose only child is a component that renders nothing still shows an arrow',
  async () => {
    const Nothing = () => null;
    await show(
      <SimpleTreeView aria-label="Rooms">
        <TreeItem itemId="a" label="A">
          {[]}
        </TreeItem>
        <TreeItem itemId="b" label="B">
          <Nothing />
        </TreeItem>
      </SimpleTreeView>,
    );
    await expect.element(item('A')).not.toHaveAttribute('aria-expanded');
    await expect.element(item('B')).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelectorAll('.MuiTreeItem-iconContainer svg').length).toBe(1);
  },
);

claim('an item finds its parent through React context', async () => {
  const screen = await show(<FromRecords />);
  expect(page.getByRole('treeitem').elements().length).toBeGreaterThan(1);
  await screen.unmount();
  function Wing({ children }: { children: ReactNode }) {
    return <div>{children}</div>;
  }
  await show(
    <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['north']}>
      <TreeItem itemId="north" label="North">
        <Wing>
          <TreeItem itemId="hall" label="Hall" />
        </Wing>
      </TreeItem>
    </SimpleTreeView>,
  );
  await page.getByText('Hall').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item(/^North/)).toHaveFocus();
});

claim(
  'People cannot select, open or close it, but an item in `defaultExpandedItems` stays open.',
  async () => {
    await show(<ClosedPlatforms />);
    await expect.element(item('Platform 3')).toHaveAttribute('aria-disabled', 'true');
    const west = item(/^West hall/);
    await page.getByText('West hall (closed for repairs)').click();
    await expect.element(west).toHaveAttribute('aria-expanded', 'true');
    await expect.element(west).not.toHaveAttribute('aria-selected', 'true');
  },
);

claim('A `SimpleTreeView` reads this prop once, when it is mounted.', async () => {
  function Rooms() {
    const [focusable, setFocusable] = useState(false);
    return (
      <>
        <button onClick={() => setFocusable(true)}>Reach all</button>
        <SimpleTreeView aria-label="Rooms" disabledItemsFocusable={focusable}>
          <TreeItem itemId="a" label="Hall" />
          <TreeItem itemId="b" label="Attic" disabled />
          <TreeItem itemId="c" label="Yard" />
        </SimpleTreeView>
      </>
    );
  }
  await show(<Rooms />);
  await page.getByRole('button').click();
  await page.getByText('Hall').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Yard')).toHaveFocus();
});

claim('With `disabledItemsFocusable` they stop there', async () => {
  await show(<ReachDisabled />);
  await page.getByText('Standard, 3 days').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Parcel locker')).toHaveFocus();
  await userEvent.keyboard('f');
  await expect.element(item('Parcel locker')).toHaveFocus();
  await page.getByLabelText('Arrow keys reach disabled items').click();
  await page.getByText('Standard, 3 days').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(/^Express/)).toHaveFocus();
  await userEvent.keyboard('f');
  await expect.element(item(/^Freight/)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(item(/^Freight/)).not.toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{End}');
  await expect.element(item(/^Freight/)).toHaveFocus();
});

claim(
  'Close the branch above it, and the item starts again from its `disabled` prop.',
  async () => {
    const screen = await show(<LockFromOutside />);
    await page.getByRole('button', { name: 'Close the books for May' }).click();
    await expect.element(item(/^May/)).toHaveAttribute('aria-disabled', 'true');
    await screen.unmount();

    function Lock() {
      const apiRef = useTreeViewApiRef();
      const lock = () => apiRef.current?.setIsItemDisabled({ itemId: 'rent' });
      return (
        <>
          <button onClick={lock}>Lock</button>
          <SimpleTreeView apiRef={apiRef} aria-label="Bookings" defaultExpandedItems={['may']}>
            <TreeItem itemId="may" label="May">
              <TreeItem itemId="rent" label="Rent" />
            </TreeItem>
          </SimpleTreeView>
        </>
      );
    }
    await show(<Lock />);
    await page.getByRole('button', { name: 'Lock' }).click();
    await expect.element(item('Rent')).toHaveAttribute('aria-disabled', 'true');
    await page.getByText('May').click();
    await expect.element(item('Rent')).not.toBeInTheDocument();
    await page.getByText('May').click();
    await expect.element(item('Rent')).not.toHaveAttribute('aria-disabled');
  },
);

claim('It also runs for disabled items, so check before you act.', async () => {
  await show(<LastClick />);
  await page.getByText('Refunds (being rewritten)').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('refund: click');
});

claim(
  'If the focused item disappears, the focus moves to the selected item or to the first one.',
  async () => {
    await show(<AddShipment />);
    await page.getByRole('button', { name: 'Add a parcel' }).click();
    await page.getByText('Depot').click();
    item('Parcel 1').element().focus();
    await expect.element(item('Parcel 1')).toHaveFocus();
    // A real click would move the focus out of the tree first.
    page
      .getByRole('button', { name: 'Empty the van' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(item('Parcel 1')).not.toBeInTheDocument();
    await expect.element(item('Depot')).toHaveFocus();
  },
);

claim('Until then, no item is marked as disabled.', () => {
  const html = renderToString(
    <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="North" disabled>
        <TreeItem itemId="b" label="Hall" />
      </TreeItem>
      <TreeItem itemId="c" label="South">
        <TreeItem itemId="d" label="Attic" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect(html).toContain('Hall');
  expect(html).not.toContain('Attic');
  expect(html).not.toContain('aria-disabled');
});
