import { useTranslate } from '../features/config/docs-provider.tsx';
import { HeaderButton } from './header-button.tsx';

/** Cycles the color mode; carries its three possible names for the script that does it. */
export function ModeButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <HeaderButton
      icon="half"
      label={t('settings.mode')}
      className={className}
      data-cycle-mode=""
      data-system={t('settings.modeSystem')}
      data-light={t('settings.modeLight')}
      data-dark={t('settings.modeDark')}
    />
  );
}
