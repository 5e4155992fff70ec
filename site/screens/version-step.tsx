import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import { fillIn } from 'engine/base/fill-in.ts';

interface Step {
  /** Absent for what stays within a version. */
  from?: string;
  to: string;
}

/** The versions that something leads from and to; said in words to who cannot see the arrow. */
export function VersionStep({ step: { from, to } }: { step: Step }) {
  const t = useTranslate();
  const key = from === undefined ? 'within' : 'step';
  return (
    <p className="upgrades__step">
      <span className="vh">{fillIn(t(`migration.${key}`), { from: from ?? '', to })}</span>
      <span aria-hidden="true">
        {from !== undefined && (
          <>
            <span dir="ltr">{from}</span>
            <Icon name="arrow" small flip />
          </>
        )}
        <b dir="ltr">{to}</b>
      </span>
    </p>
  );
}
