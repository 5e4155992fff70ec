import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListSubheader from '@mui/material/ListSubheader';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import StyledNav from './demos/styled-nav.tsx';
import DenseList from './demos/dense-list.tsx';
import InsetContacts from './demos/inset-contacts.tsx';
import NestedCatalog from './demos/nested-catalog.tsx';
import PackingList from './demos/packing-list.tsx';
import RecipeActions from './demos/recipe-actions.tsx';
import RecordShelf from './demos/record-shelf.tsx';
import SelectedInbox from './demos/selected-inbox.tsx';
import StationLinks from './demos/station-links.tsx';
import StickyProgram from './demos/sticky-program.tsx';
import VirtualCatalog from './demos/virtual-catalog.tsx';
import text from './page.md?raw';

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const styleOf = (selector: string) => getComputedStyle(find(selector));

claim('and reacts to :kbd[Enter] and :kbd[Space].', async () => {
  await show(<RecordShelf />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Playing: Night Ferry');
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('status')).toHaveTextContent('Playing: Paper Lanterns');
});

claim('A `ListItemButton` is a `div` with `role="button"`.', async () => {
  await show(<RecordShelf />);
  expect(find('.MuiListItemButton-root').tagName).toBe('DIV');
  expect(page.getByRole('button').elements()).toHaveLength(3);
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

claim('With `href`, a `ListItemButton` renders a link.', async () => {
  await show(<StationLinks />);
  expect(page.getByRole('link').elements()).toHaveLength(2);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

claim('It is a style only: your state decides which item has it', async () => {
  await show(
    <>
      <ListItemButton selected>Plain</ListItemButton>
      <SelectedInbox />
    </>,
  );
  const plain = page.getByRole('button', { name: 'Plain' }).element();
  expect(plain.className).toContain('Mui-selected');
  expect(plain.getAttributeNames().filter((name) => name.startsWith('aria-'))).toEqual([]);
  await page.getByRole('button', { name: 'Sent' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Sent' }))
    .toHaveAttribute('aria-current', 'true');
});

claim('it indents the text by the same 56 pixels', async () => {
  await show(<InsetContacts />);
  const left = (text: string) => page.getByText(text).element().getBoundingClientRect().left;
  expect(left('Dr. Owen Price')).toBeCloseTo(left('Dr. Leïla Haddad'));
  expect(styleOf('.MuiListItemText-inset').paddingLeft).toBe('56px');
});

claim('so a click on one does not trigger the other', async () => {
  await show(<RecipeActions />);
  await page.getByRole('button', { name: 'Onion tart', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Opened Onion tart');
  await page.getByRole('button', { name: 'Remove Onion tart' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Removed Onion tart');
});

claim('The item reserves 48 pixels for it', async () => {
  await show(
    <List>
      <ListItem secondaryAction={<IconButton aria-label="Remove" />}>Soup</ListItem>
      <ListItem disablePadding secondaryAction={<IconButton aria-label="Remove" />}>
        <ListItemButton>Tart</ListItemButton>
      </ListItem>
    </List>,
  );
  expect(styleOf('.MuiListItem-padding').paddingRight).toBe('48px');
  expect(styleOf('.MuiListItemButton-root').paddingRight).toBe('48px');
});

claim(
  'Padding in the `sx` of the `ListItemButton` has no effect here, because the style of the item is more specific.',
  async () => {
    const action = <IconButton aria-label="Remove" />;
    await show(
      <List>
        <ListItem disablePadding secondaryAction={action}>
          <ListItemButton sx={{ pr: 12 }}>On the button</ListItemButton>
        </ListItem>
        <ListItem
          disablePadding
          secondaryAction={action}
          sx={{ '& > .MuiListItemButton-root': { pr: 12 } }}
        >
          <ListItemButton>From the item</ListItemButton>
        </ListItem>
        <ListItem secondaryAction={action} sx={{ pr: 12 }}>
          No button
        </ListItem>
      </List>,
    );
    const right = (text: string) => getComputedStyle(page.getByText(text).element()).paddingRight;
    expect([right('On the button'), right('From the item'), right('No button')]).toEqual([
      '48px',
      '96px',
      '96px',
    ]);
  },
);

claim('The checkbox is the only tab stop of the row.', async () => {
  await show(<PackingList />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('checkbox', { name: 'Passport' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  const jacket = page.getByRole('checkbox', { name: 'Rain jacket' });
  await expect.element(jacket).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(jacket).toBeChecked();
  await page.getByText('Headlamp').click();
  await expect.element(page.getByRole('checkbox', { name: 'Headlamp' })).toBeChecked();
});

claim(
  'A closed `Collapse` stays in the document, hidden from the keyboard and screen readers.',
  async () => {
    await show(<NestedCatalog />);
    const button = page.getByRole('button', { name: 'Nonfiction' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('link', { name: 'History' })).toBeVisible();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByRole('link', { name: 'History' })).not.toBeInTheDocument();
    await expect.element(page.getByText('History')).toBeInTheDocument();
  },
);

claim('lowers the vertical padding of every item and makes the primary text smaller', async () => {
  await show(<DenseList />);
  const facts = () => [
    styleOf('.MuiListItem-root').paddingTop,
    styleOf('.MuiListItemText-primary').fontSize,
  ];
  expect(facts()).toEqual(['4px', '14px']);
  await page.getByLabelText('Dense').click();
  await expect.poll(facts).toEqual(['8px', '16px']);
});

claim(
  '`disableGutters` of a `ListItem` does not reach the `ListItemButton` inside it',
  async () => {
    await show(
      <ListItem component="div" disableGutters>
        <ListItemButton>Soup</ListItemButton>
      </ListItem>,
    );
    expect(styleOf('.MuiListItem-root').paddingLeft).toBe('0px');
    expect(styleOf('.MuiListItemButton-root').paddingLeft).toBe('16px');
  },
);

claim('set `alignItems="flex-start"` to keep them at the top', async () => {
  await show(
    <ListItem component="div" alignItems="flex-start">
      <ListItemIcon>
        <i>icon</i>
      </ListItemIcon>
      <ListItemText primary="Soup" secondary={<span style={{ display: 'block', height: 200 }} />} />
    </ListItem>,
  );
  const distance =
    find('i').getBoundingClientRect().top - find('.MuiListItem-root').getBoundingClientRect().top;
  expect(distance).toBeLessThan(30);
});

claim('A `secondaryAction` stays centered.', async () => {
  await show(
    <ListItem
      component="div"
      alignItems="flex-start"
      secondaryAction={<IconButton aria-label="Remove" />}
    >
      <div style={{ height: 200 }}>Soup</div>
    </ListItem>,
  );
  const item = find('.MuiListItem-root').getBoundingClientRect();
  const action = find('.MuiListItemSecondaryAction-root').getBoundingClientRect();
  expect(action.top + action.height / 2).toBeCloseTo(item.top + item.height / 2, 0);
});

claim('it stays at the top until the next one pushes it out', async () => {
  await show(<StickyProgram />);
  const box = page.getByRole('region').element();
  const top = (day: string) =>
    page.getByText(day).element().getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop = 60;
  await expect.poll(() => top('Friday')).toBeCloseTo(1, 0);
  box.scrollTop = 190;
  await expect.poll(() => top('Friday')).toBeLessThan(0);
});

claim('React logs an error about invalid nesting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(<ListItemText primary="Soup" secondary={<div>Hot</div>} />);
  expect(log.mock.calls.flat().join(' ')).toContain('cannot be a descendant of');
  log.mockClear();
  await show(
    <ListItemText
      primary="Soup"
      secondary={<div>Hot</div>}
      slotProps={{ secondary: { component: 'div' } }}
    />,
  );
  expect(log).not.toHaveBeenCalled();
});

claim('render only those on the screen', async () => {
  await show(<VirtualCatalog />);
  expect(page.getByRole('listitem').elements().length).toBeLessThan(12);
  page.getByRole('region').element().scrollTop = 48_000;
  await expect.element(page.getByText('Parcel 1001', { exact: true })).toBeVisible();
  expect(page.getByRole('listitem').elements().length).toBeLessThan(12);
});

claim('With a `ListItemButton`, set it on the button.', async () => {
  await show(
    <List>
      <ListItem alignItems="flex-start" disablePadding>
        <ListItemButton>On the item</ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton alignItems="flex-start">On the button</ListItemButton>
      </ListItem>
    </List>,
  );
  const align = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).alignItems;
  expect(align('On the item')).toBe('center');
  expect(align('On the button')).toBe('flex-start');
});

claim('The primary text is a `span`, unless you set its `variant`.', async () => {
  await show(
    <List>
      <ListItem>
        <ListItemText primary="Plain" />
        <ListItemText primary="Large" slotProps={{ primary: { variant: 'h6' } }} />
      </ListItem>
    </List>,
  );
  expect(page.getByText('Plain').element().tagName).toBe('SPAN');
  expect(page.getByText('Large').element().tagName).toBe('H6');
});

anatomy(text, 'List', () =>
  show(
    <List subheader={<ListSubheader>Rooms</ListSubheader>}>
      <ListItem disablePadding secondaryAction={<IconButton aria-label="Remove the room" />}>
        <ListItemButton>
          <ListItemIcon>1</ListItemIcon>
          <ListItemAvatar>
            <Avatar>M</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Map archive" secondary="Ground floor" />
        </ListItemButton>
      </ListItem>
    </List>,
  ),
);

claim('Choose by how many lists you want to change:', async () => {
  const theme = createTheme({
    components: { MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } } },
  });
  await show(
    <>
      <List sx={{ '& .MuiListItemIcon-root': { minWidth: 40 } }}>
        <ListItem>
          <ListItemIcon>one</ListItemIcon>
        </ListItem>
      </List>
      <ThemeProvider theme={theme}>
        <ListItemIcon>themed</ListItemIcon>
        <ListItemButton selected sx={{ '--mui-palette-action-selectedOpacity': 0.2 }}>
          plain
        </ListItemButton>
      </ThemeProvider>
      <Box sx={{ width: 50 }}>
        <ListItemText primary="slot" slotProps={{ primary: { noWrap: true } }} />
      </Box>
      <StyledNav />
      <List sx={{ '--mui-palette-action-selectedOpacity': 0.2 }}>
        <ListItem>
          <ListItemButton selected>variable</ListItemButton>
        </ListItem>
      </List>
    </>,
  );
  const styleOf = (name: string) => getComputedStyle(page.getByText(name).element());
  expect(styleOf('one').minWidth).toBe('40px');
  expect(styleOf('themed').minWidth).toBe('32px');
  expect(styleOf('slot').textOverflow).toBe('ellipsis');
  expect(styleOf('variable').backgroundColor).toBe('rgba(25, 118, 210, 0.2)');
  expect(styleOf('plain').backgroundColor).toBe('rgba(25, 118, 210, 0.08)');
  const room = page.getByRole('button', { name: 'Reading room' }).element();
  expect(getComputedStyle(room).borderRadius).toBe('24px');
});

claim('moves the focus to the next `ListItemButton` or action', async () => {
  await show(
    <List>
      <ListItem>Plain</ListItem>
      <ListItem disablePadding secondaryAction={<IconButton aria-label="Remove">×</IconButton>}>
        <ListItemButton>Basil</ListItemButton>
      </ListItem>
    </List>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Basil' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

claim('follows a `ListItemButton` that is a link', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <ListItemButton href="#bergen" onClick={onClick}>
      Bergen
    </ListItemButton>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('link', { name: 'Bergen' })).toHaveFocus();
  expect(onClick).toHaveBeenCalledOnce();
});

claim('`List` renders a `ul` and `ListItem` an `li`', async () => {
  await show(
    <>
      <List aria-label="Rooms">
        <ListItem>Map archive</ListItem>
        <ListItem>Reading room</ListItem>
      </List>
      <List aria-label="Ranking" component="ol">
        <ListItem>First</ListItem>
      </List>
    </>,
  );
  const rooms = page.getByRole('list', { name: 'Rooms' });
  expect(rooms.element().tagName).toBe('UL');
  expect(
    rooms
      .getByRole('listitem')
      .elements()
      .map(({ tagName }) => tagName),
  ).toEqual(['LI', 'LI']);
  expect(page.getByRole('list', { name: 'Ranking' }).element().tagName).toBe('OL');
});
