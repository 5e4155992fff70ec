import { SpriteIcon, type SpriteIconName } from './sprite-icon.tsx';

interface CopyLabelsProps {
  copy: string;
  copied: string;
  notAllowed: string;
  icon?: SpriteIconName;
}

/** What a copy button shows in its three states; the labels share one cell, so success never changes the width. */
export function CopyLabels({ copy, copied, notAllowed, icon = 'copy' }: CopyLabelsProps) {
  return (
    <>
      <span>
        <SpriteIcon name={icon} className="i--s off" />
        <SpriteIcon name="check" className="i--s on" />
      </span>
      <span>
        <span className="off">{copy}</span>
        <span className="on">{copied}</span>
        <span className="no">{notAllowed}</span>
      </span>
    </>
  );
}
