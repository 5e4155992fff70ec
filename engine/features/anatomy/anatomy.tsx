import { htmlToken } from '../../model/html-token.ts';

/** A part of a component as it is drawn. */
export interface PartView {
  name: string;
  className: string;
  /** Finished HTML: what the page says of the part. */
  html: string;
  /** Where the reference tells of the slot that fills the part, if one does. */
  slotHref?: string;
  classHref?: string;
  parts: readonly PartView[];
}

interface AnatomyProps {
  component: string;
  parts: readonly PartView[];
}

/** The parts of a component as boxes that lie inside each other as their elements do. */
export function Anatomy({ component, parts }: AnatomyProps) {
  return (
    <div className="anatomy" role="group" aria-label={`${component} ${htmlToken('anatomy.label')}`}>
      <Parts parts={parts} />
    </div>
  );
}

function Parts({ parts }: { parts: readonly PartView[] }) {
  return (
    <ul className="anatomy__parts">
      {parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
    </ul>
  );
}

function Part({ part }: { part: PartView }) {
  const { name, className, html, slotHref, classHref, parts } = part;
  return (
    <li>
      <p>
        <LinkedCode href={slotHref} text={name} kind="name" />
        <LinkedCode href={classHref} text={`.${className}`} kind="class" />
        {html !== '' && <span dangerouslySetInnerHTML={{ __html: html }} />}
      </p>
      {parts.length > 0 && <Parts parts={parts} />}
    </li>
  );
}

interface LinkedCodeProps {
  href: string | undefined;
  text: string;
  kind: 'name' | 'class';
}

function LinkedCode({ href, text, kind }: LinkedCodeProps) {
  const code = <code className={`anatomy__${kind}`}>{text}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}
