import { useTranslate } from '../config/docs-provider.tsx';
import { VersionFields } from '../my-version/version-fields.island.tsx';
import { ChoiceField } from './choice-field.tsx';
import { choicesOf } from './display-settings.ts';
import { LanguageField } from './language-field.tsx';
import { ModePicture } from './mode-picture.tsx';
import { openLanguage } from './open-language.browser.ts';
import { readLanguages } from './read-languages.browser.ts';
import { changeSettings } from './settings.browser.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';
import type { KeyedName } from './setting-keys.ts';
import { useSettings } from './use-settings.browser.ts';

/** Every setting of the drawer in its order. */
export function SettingFields() {
  const { colorMode, shortcuts } = useSettings();
  return (
    <>
      <ChoiceField
        name="colorMode"
        choices={['light', 'dark', 'system']}
        value={colorMode}
        onChoose={(mode) => changeSettings({ colorMode: mode })}
        picture={(mode) => <ModePicture mode={mode} />}
      />
      <SettingField name="direction" />
      <SettingField name="dense" hasHint />
      <SettingField name="codeVariant" />
      <SettingField name="codeStyling" hasHint />
      <SettingField name="demoTheme" hasHint />
      <SettingField name="textSize" />
      <SettingField name="contentWidth" />
      <SettingField name="motion" />
      <SettingField name="contrast" />
      <VersionFields />
      <LanguageField languages={readLanguages()} onChoose={openLanguage} />
      <ShortcutsSwitch on={shortcuts} onChange={(on) => changeSettings({ shortcuts: on })} />
      <SheetButton />
    </>
  );
}

function SheetButton() {
  const t = useTranslate();
  return (
    <button className="btn btn--quiet keys-button" type="button" data-open="shortcuts">
      {t('settings.keys.title')}
    </button>
  );
}

function SettingField({ name, hasHint = false }: { name: KeyedName; hasHint?: boolean }) {
  const t = useTranslate();
  return (
    <ChoiceField
      name={name}
      choices={choicesOf(name)}
      value={useSettings()[name]}
      onChoose={(value) => changeSettings({ [name]: value })}
      hint={hasHint ? t(`settings.hints.${name}`) : undefined}
    />
  );
}
