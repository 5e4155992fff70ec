import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const genres = ['Blues', 'Classical', 'Folk', 'Hip hop', 'Jazz', 'Metal', 'Pop', 'Reggae', 'Soul'];
const sizes = ['small', 'medium'] as const;

export default function SizeAndLimit() {
  return (
    <Stack spacing={2} sx={{ width: 380, maxWidth: '100%' }}>
      {sizes.map((size) => (
        <Autocomplete
          key={size}
          multiple
          size={size}
          limitTags={2}
          getLimitTagsText={(more) => `and ${more} more`}
          options={genres}
          defaultValue={['Blues', 'Folk', 'Jazz', 'Soul']}
          renderInput={(params) => <TextField {...params} label={`Genres, ${size}`} />}
        />
      ))}
    </Stack>
  );
}
