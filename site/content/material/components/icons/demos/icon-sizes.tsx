import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import Stack from '@mui/material/Stack';

export default function IconSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <LocalLibraryIcon titleAccess="Library, small" fontSize="small" />
      <LocalLibraryIcon titleAccess="Library, medium" />
      <LocalLibraryIcon titleAccess="Library, large" fontSize="large" />
      <LocalLibraryIcon titleAccess="Library, 56 pixels" sx={{ fontSize: 56 }} />
    </Stack>
  );
}
