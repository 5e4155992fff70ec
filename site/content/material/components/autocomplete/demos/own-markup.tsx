import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import useAutocomplete from '@mui/material/useAutocomplete';

const instruments = ['Bassoon', 'Cello', 'Clarinet', 'Flute', 'Harp', 'Oboe', 'Trumpet', 'Viola'];

export default function OwnMarkup() {
  // #region
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: instruments });

  return (
    <Box {...getRootProps()} sx={{ width: 240, maxWidth: '100%', position: 'relative' }}>
      <FormLabel {...getInputLabelProps()}>Instrument</FormLabel>
      <Box component="input" {...getInputProps()} sx={input} />
      {groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={list}>
          {groupedOptions.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
  // #endregion
}

const input = {
  display: 'block',
  width: '100%',
  p: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderRadius: 1,
};

const list = {
  position: 'absolute',
  zIndex: 'modal',
  width: '100%',
  maxHeight: 200,
  overflow: 'auto',
  m: 0,
  p: 0,
  listStyle: 'none',
  bgcolor: 'background.paper',
  boxShadow: 3,
  '& li': { px: 1, py: 0.75 },
  '& li.Mui-focused': { bgcolor: 'action.hover' },
  '& li[aria-selected="true"]': { fontWeight: 'bold' },
};
