import type { List, ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import { fragmentOf } from './fragment-of.ts';
import type { PageScope } from './page-scope.node.ts';
import { renderPhrasing } from './render-phrasing.node.tsx';
import { wordsAfterName } from './words-after-name.ts';

/** A list of file names, each with a few words, as a tree of folders and files. */
export function renderFiles(list: List, scope: PageScope): ReactNode {
  return (
    <div className="files" role="group" aria-label={htmlToken('markdown.files')}>
      {renderLevel(list, scope)}
    </div>
  );
}

function renderLevel({ children }: List, scope: PageScope): ReactNode {
  return (
    <ul className="files__level">{fragmentOf(children.map((item) => renderFile(item, scope)))}</ul>
  );
}

function renderFile(item: ListItem, scope: PageScope): ReactNode {
  const [line, below, ...others] = item.children;
  const [name, ...words] = line?.type === 'paragraph' ? line.children : [];
  if (name?.type !== 'inlineCode' || (below && below.type !== 'list') || others.length > 0) {
    scope.report(item, {
      message: `"${toString(item)}" is not a file.`,
      fix: 'Write "- `name.tsx` A few words."; the files of a folder are indented below it.',
    });
    return null;
  }
  const isFolder = name.value.endsWith('/');
  if (below && !isFolder) {
    scope.report(item, {
      message: `"${name.value}" has files below it but is not written as a folder.`,
      fix: `Write it with a slash at its end: \`${name.value}/\`.`,
    });
  }
  const comment = wordsAfterName(words);
  return (
    <li>
      <p>
        <SpriteIcon name={isFolder ? 'folder' : 'page'} className="i--s" />
        <code className="files__name">{name.value}</code>
        {comment.length > 0 && <span>{renderPhrasing(comment, scope)}</span>}
      </p>
      {below && renderLevel(below, scope)}
    </li>
  );
}
