import Autocomplete from '@mui/material/Autocomplete';

const commands = ['Close window', 'New file', 'Open settings', 'Rename file', 'Toggle terminal'];

const field = 'box-border w-full rounded-sm border border-current p-2 [font:inherit]';
const colors = 'bg-white text-black/87 dark:bg-neutral-900 dark:text-white';

export default function PlainInput() {
  return (
    <Autocomplete
      options={commands}
      className="w-70 max-w-full"
      renderInput={({ InputProps, inputProps }) => (
        <div ref={InputProps.ref}>
          <input
            {...inputProps}
            aria-label="Command"
            placeholder="Run a command"
            className={`${field} ${colors}`}
          />
        </div>
      )}
    />
  );
}
