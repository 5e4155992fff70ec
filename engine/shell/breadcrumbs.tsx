import { useTranslate } from '../features/config/docs-provider.tsx';
import type { Breadcrumb } from '../model/page-view.ts';
import { Icon } from './icon.tsx';

/** The way from the root to the page; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  const t = useTranslate();
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('page.breadcrumbs')}>
      <ol className="crumbs">
        {steps.map((step, index) => (
          <Step key={index} step={step} last={index === steps.length - 1} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step, last }: { step: Breadcrumb; last: boolean }) {
  if (last) return <li aria-current="page">{step.text}</li>;
  return (
    <li>
      {step.href ? <a href={step.href}>{step.text}</a> : <span>{step.text}</span>}
      <Icon name="right" flip />
    </li>
  );
}
