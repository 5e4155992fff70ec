import type { ProductionError } from 'engine/pipeline/load/production-errors.node.ts';
import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Breadcrumbs } from 'engine/shell/breadcrumbs.tsx';
import { SidePage } from './side-page.tsx';

interface ProductionErrorsProps {
  view: PageView;
  errors: readonly ProductionError[];
  /** The version that the messages are read from. */
  version: string;
}

/** What the numbers mean that production builds show in the place of error messages. */
export function ProductionErrors({ view, errors, version }: ProductionErrorsProps) {
  const t = useTranslate();
  return (
    <SidePage view={view}>
      <Breadcrumbs steps={view.breadcrumbs} />
      <h1>{view.title}</h1>
      <p className="lead">{t('productionError.lead')}</p>
      <div className="prose mt-5">
        <div
          role="status"
          data-screen-part="error"
          data-unknown={t('productionError.unknown').replace('{version}', version)}
        />
        <h2 id="messages">{t('productionError.messages').replace('{version}', version)}</h2>
        <div className="table wide">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('productionError.code')}</th>
                <th scope="col">{t('productionError.message')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ code, message }) => (
                <tr key={code} id={`error-${String(code)}`}>
                  <th scope="row">{code}</th>
                  <td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>{t('productionError.arguments')}</p>
      </div>
    </SidePage>
  );
}
