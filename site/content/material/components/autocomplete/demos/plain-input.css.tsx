import Autocomplete from '@mui/material/Autocomplete';
import './plain-input.css';

const commands = ['Close window', 'New file', 'Open settings', 'Rename file', 'Toggle terminal'];

export default function PlainInput() {
  return (
    <Autocomplete
      options={commands}
      className="command-search"
      renderInput={({ InputProps, inputProps }) => (
        <div ref={InputProps.ref}>
          <input
            {...inputProps}
            aria-label="Command"
            placeholder="Run a command"
            className="command-search__input"
          />
        </div>
      )}
    />
  );
}
