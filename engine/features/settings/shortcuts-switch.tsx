import { useTranslate } from '../config/docs-provider.tsx';

interface ShortcutsSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Switches the single letters on; they are off at first because they are easily pressed without meaning to. */
export function ShortcutsSwitch({ on, onChange }: ShortcutsSwitchProps) {
  const t = useTranslate();
  return (
    <div className="set">
      <label className="switch">
        {t('settings.names.shortcuts')}
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-describedby="settings-shortcuts-hint"
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <p id="settings-shortcuts-hint">{t('settings.hints.shortcuts')}</p>
    </div>
  );
}
