import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const languages = ['Arabic', 'Danish', 'English', 'French', 'German', 'Hindi', 'Korean', 'Polish'];

export default function LanguageCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={languages}
      defaultValue={['English']}
      sx={{ width: 380, maxWidth: '100%' }}
      renderOption={({ key, ...props }, language, { selected }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          {selected ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank color="action" />}
          {language}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Languages you speak" />}
    />
  );
}
