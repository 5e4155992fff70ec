import { LongName } from '../code/long-name.tsx';
import type { PropControl } from './prop-control.ts';
import type { PropValue } from './prop-value.ts';

/** Letters of a name that stand beside a switch on a narrow screen. */
const line = 16;

interface PropFieldProps {
  control: PropControl;
  value: PropValue | undefined;
}

/** The control of one prop, named by the prop. */
export function PropField({ control, value }: PropFieldProps) {
  const { name, kind } = control;
  const label = (
    <code className="prop-field__name">
      <LongName name={name} line={line} />
    </code>
  );
  if (kind === 'switch') {
    return (
      <label className="prop-field prop-field--switch">
        <input type="checkbox" name={name} defaultChecked={value === true} />
        {label}
      </label>
    );
  }
  return (
    <label className="prop-field">
      {label}
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
