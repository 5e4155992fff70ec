import { useTranslate } from '../config/docs-provider.tsx';

interface ShortcutsSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Turns the single letters off for readers who press them without meaning to, as speech input does. */
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
