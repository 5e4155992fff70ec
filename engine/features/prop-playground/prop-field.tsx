import type { PropControl } from './prop-control.ts';
import type { PropValue } from './prop-value.ts';

interface PropFieldProps {
  control: PropControl;
  value: PropValue | undefined;
}

/** The control of one prop, named by the prop. */
export function PropField({ control, value }: PropFieldProps) {
  const { name, kind } = control;
  if (kind === 'switch') {
    return (
      <label className="prop-field prop-field--switch">
        <input type="checkbox" name={name} defaultChecked={value === true} />
        <code className="prop-field__name">{name}</code>
      </label>
    );
  }
  return (
    <label className="prop-field">
      <code className="prop-field__name">{name}</code>
      {kind === 'choice' ? (
        <ChoiceField control={control} value={value} />
      ) : (
        <input
          type={kind}
          name={name}
          defaultValue={String(value ?? '')}
          autoComplete="off"
          maxLength={kind === 'text' ? 200 : undefined}
        />
      )}
    </label>
  );
}

function ChoiceField({ control: { name, choices }, value }: PropFieldProps) {
  return (
    <select name={name} defaultValue={String(value ?? '')} autoComplete="off">
      {value === undefined && <option value="">–</option>}
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {String(choice)}
        </option>
      ))}
    </select>
  );
}
