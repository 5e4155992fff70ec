import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const teams = ['Accounting', 'Design', 'Legal', 'Security', 'Support', 'Translation'];
const fixed = ['Security'];

export default function FixedReviewers() {
  // #region
  const [value, setValue] = useState([...fixed, 'Design']);

  return (
    <Autocomplete
      multiple
      options={teams}
      value={value}
      onChange={(_event, chosen) =>
        setValue([...fixed, ...chosen.filter((team) => !fixed.includes(team))])
      }
      getOptionDisabled={(team) => fixed.includes(team)}
      renderValue={(chosen, getItemProps) =>
        chosen.map((team, index) => {
          const { key, onDelete, ...props } = getItemProps({ index });
          const removable = !fixed.includes(team);
          return <Chip key={key} label={team} {...props} {...(removable && { onDelete })} />;
        })
      }
      sx={{ width: 380, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Teams that review the release" />}
    />
  );
  // #endregion
}
