import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function WordButtons() {
  const { items } = usePagination({ count: 5, defaultPage: 2 });

  return (
    <Stack component="nav" direction="row" aria-label="Survey" sx={{ flexWrap: 'wrap' }}>
      {items.map(({ page, type, selected, ...item }) => (
        <Button
          key={type === 'page' ? `page ${page}` : type}
          size="small"
          variant={selected ? 'contained' : 'text'}
          {...item}
        >
          {type === 'page' ? `Part ${page}` : type === 'previous' ? 'Back' : 'Continue'}
        </Button>
      ))}
    </Stack>
  );
}
