import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const herbs = ['Basil', 'Bay leaf', 'Chervil', 'Chives', 'Dill', 'Lemon balm', 'Sage', 'Thyme'];

/** The label around the typed text, whatever its case. */
function split(label: string, typed: string) {
  const start = label.toLowerCase().indexOf(typed.toLowerCase());
  const end = start + typed.length;
  return start < 0
    ? { before: label, match: '', after: '' }
    : { before: label.slice(0, start), match: label.slice(start, end), after: label.slice(end) };
}

export default function MarkedMatches() {
  return (
    <Autocomplete
      options={herbs}
      sx={{ width: 280, maxWidth: '100%' }}
      // #region
      renderOption={({ key, ...props }, herb, { inputValue }) => {
        const { before, match, after } = split(herb, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <strong>{match}</strong>
              {after}
            </span>
          </li>
        );
      }}
      // #endregion
      renderInput={(params) => <TextField {...params} label="Herb" helperText="Try “il”" />}
    />
  );
}
