import type { ReactNode } from 'react';
import { useTranslate } from '../config/docs-provider.tsx';
import type { DisplaySettings } from './display-settings.ts';
import { FieldKey } from './field-key.tsx';
import { settingKeys, type KeyedName } from './setting-keys.ts';

interface ChoiceFieldProps<Name extends KeyedName> {
  name: Name;
  choices: readonly DisplaySettings[Name][];
  value: DisplaySettings[Name];
  onChoose: (value: DisplaySettings[Name]) => void;
  /** What the choice does, where its name alone does not say it. */
  hint?: string | undefined;
  /** Draws a choice above its name. */
  picture?: (value: DisplaySettings[Name]) => ReactNode;
}

/** One setting as a row of choices of which one is on. */
export function ChoiceField<Name extends KeyedName>(props: ChoiceFieldProps<Name>) {
  const { name, choices, hint, picture } = props;
  const t = useTranslate();
  const hintId = `settings-${name}-hint`;
  return (
    <fieldset className="set" aria-describedby={hint ? hintId : undefined}>
      <legend id={`settings-${name === 'colorMode' ? 'mode' : name}`}>
        {t(`settings.names.${name}`)}
        <FieldKey letter={settingKeys[name]} />
      </legend>
      <div className={picture ? 'modes' : 'seg seg--fill'}>
        {choices.map((choice) => (
          <Choice key={String(choice)} {...props} choice={choice} />
        ))}
      </div>
      {hint && <p id={hintId}>{hint}</p>}
    </fieldset>
  );
}

function Choice<Name extends KeyedName>({
  name,
  choice,
  value,
  onChoose,
  picture,
}: ChoiceFieldProps<Name> & { choice: DisplaySettings[Name] }) {
  const t = useTranslate();
  return (
    <label>
      <input
        type="radio"
        name={`settings-${name}`}
        checked={choice === value}
        onChange={() => onChoose(choice)}
        data-ga-event-category="settings"
        data-ga-event-action={String(choice)}
      />
      {picture?.(choice)}
      {t(`settings.choices.${name}.${String(choice)}`)}
    </label>
  );
}
