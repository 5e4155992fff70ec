import { htmlToken } from '../../model/html-token.ts';
import type { IconProp } from '../../model/icon-set.ts';
import { CopyLabels } from '../code/copy-labels.tsx';
import { importLine, importPieces, jsxOf, svgOf } from './icon-code.ts';
import { IconName } from './icon-name.tsx';
import { IconPicture } from './icon-picture.tsx';
import type { IconsView } from './icons-view.ts';

interface IconDetailProps {
  view: IconsView;
  icon: IconsView['common'][number];
}

/** One icon, large, with the code that imports and shows it. */
export function IconDetail({ view, icon: { name, drawing } }: IconDetailProps) {
  const { packageName, sizes, colors } = view;
  const line = importLine({ packageName, component: name }, 'default');
  const plain = plainOf(sizes);
  return (
    <div
      className="icon-detail"
      data-also={htmlToken('icons.also')}
      data-only={htmlToken('icons.only')}
    >
      <p className="icon-detail__name" id="icon-detail-name" tabIndex={-1}>
        <IconName name={name} />
      </p>
      <div className="icon-detail__stage">
        <IconPicture drawing={drawing} />
      </div>
      <p className="icon-detail__also" hidden />
      <div className="code icon-detail__code">
        <div className="code__tools needs-script">
          <button className="copy" type="button" data-copy="">
            <Labels copy="code.copy" />
          </button>
        </div>
        <pre>
          <code>
            {importPieces(line).map(({ text, kind }, at) => (
              <span key={at} className={kind && `t-${kind}`}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </div>
      <form className="icon-detail__choices needs-script" aria-label={htmlToken('icons.choices')}>
        <label>
          <span>{htmlToken('icons.import')}</span>
          <select name="form" autoComplete="off">
            <option value="default">{htmlToken('icons.forms.default')}</option>
            <option value="named">{htmlToken('icons.forms.named')}</option>
          </select>
        </label>
        <PropChoice name="size" props={sizes} />
        <PropChoice name="color" props={colors} />
      </form>
      <div className="icon-detail__copies needs-script">
        <button className="btn copy" type="button" data-copy-text={jsxOf(name, [])}>
          <Labels copy="icons.copyJsx" />
        </button>
        <button
          className="btn copy"
          type="button"
          data-copy-text={svgOf(drawing, sizes[plain]?.pixels ?? 24)}
        >
          <Labels copy="icons.copySvg" />
        </button>
      </div>
    </div>
  );
}

function PropChoice({ name, props }: { name: 'size' | 'color'; props: readonly IconProp[] }) {
  return (
    <label>
      <span>{htmlToken(`icons.${name}`)}</span>
      <select name={name} defaultValue={plainOf(props)} autoComplete="off">
        {props.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The choice that needs no prop. */
function plainOf(props: readonly IconProp[]): number {
  return Math.max(
    props.findIndex(({ code }) => code === ''),
    0,
  );
}

function Labels({ copy }: { copy: string }) {
  return (
    <CopyLabels
      copy={htmlToken(copy)}
      copied={htmlToken('code.copied')}
      notAllowed={htmlToken('code.notAllowed')}
    />
  );
}
