import { SpriteIcon, type SpriteIconName } from '../../code/sprite-icon.tsx';

interface ToolButtonProps {
  /** What the script does on a press. */
  action: string;
  icon: SpriteIconName;
  label: string;
}

/** An icon of the toolbar; only the first control of a toolbar is in the Tab order, arrow keys reach the others. */
export function ToolButton({ action, icon, label }: ToolButtonProps) {
  return (
    <button className="ibtn" type="button" tabIndex={-1} data-do={action} aria-label={label}>
      <SpriteIcon name={icon} />
      <span className="tip" aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
