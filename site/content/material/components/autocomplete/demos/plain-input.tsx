import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const commands = ['Close window', 'New file', 'Open settings', 'Rename file', 'Toggle terminal'];

export default function PlainInput() {
  return (
    <Autocomplete
      options={commands}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={({ InputProps, inputProps }) => (
        <div ref={InputProps.ref}>
          <Box
            component="input"
            {...inputProps}
            aria-label="Command"
            placeholder="Run a command"
            sx={{
              boxSizing: 'border-box',
              width: '100%',
              p: 1,
              font: 'inherit',
              color: 'text.primary',
              bgcolor: 'background.paper',
              border: 1,
              borderRadius: 1,
            }}
          />
        </div>
      )}
    />
  );
}
