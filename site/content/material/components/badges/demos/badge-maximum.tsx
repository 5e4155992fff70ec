import LibraryBooksIcon from '@mui/icons-material/LibraryBooks';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeMaximum() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge color="secondary" badgeContent={99}>
        <LibraryBooksIcon titleAccess="Overdue books" />
      </Badge>
      <Badge color="secondary" badgeContent={100}>
        <LibraryBooksIcon titleAccess="Books on loan" />
      </Badge>
      <Badge color="secondary" badgeContent={2480} max={999}>
        <LibraryBooksIcon titleAccess="Books in stock" />
      </Badge>
    </Stack>
  );
}
