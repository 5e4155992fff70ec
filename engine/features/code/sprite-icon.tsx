/** Name of a symbol in the sprite of the page. */
export type SpriteIconName =
  | 'arrow'
  | 'back'
  | 'box'
  | 'check'
  | 'chev'
  | 'code'
  | 'comment'
  | 'filter'
  | 'folder'
  | 'copy'
  | 'dl'
  | 'edit'
  | 'enter'
  | 'err'
  | 'full'
  | 'half'
  | 'info'
  | 'link'
  | 'md'
  | 'more'
  | 'ok'
  | 'page'
  | 'reset'
  | 'search'
  | 'warn'
  | 'x';

interface SpriteIconProps {
  name: SpriteIconName;
  /** Classes besides the base one. */
  className?: string;
}

/** A decorative icon inside compiled content. */
export function SpriteIcon({ name, className }: SpriteIconProps) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
