import { useTranslate } from '../features/config/docs-provider.tsx';

/** What a tag can say. */
export type TagKind = 'pro' | 'premium' | 'new' | 'planned' | 'unstable';

/** A plan or a state in a word, never by color alone. */
export function Tag({ kind }: { kind: TagKind }) {
  const t = useTranslate();
  return <span className={`tag tag--${kind}`}>{t(`nav.tags.${kind}`)}</span>;
}
