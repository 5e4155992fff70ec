import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const labels = ['android', 'browser', 'flaky', 'ios', 'linux', 'nightly', 'release', 'slow'];

export default function BuildLabels() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      limitTags={3}
      options={labels}
      defaultValue={['linux', 'nightly']}
      sx={{ width: 380, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Build labels" />}
    />
  );
}
