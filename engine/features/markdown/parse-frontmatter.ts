import type { Root, Yaml } from 'mdast';
import * as v from 'valibot';
import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ParsedNode,
} from 'yaml';
import type { Frontmatter } from '../../model/page.ts';
import { frontmatterFixes, frontmatterSchema } from './frontmatter-schema.ts';
import { lineOf, type Report } from './report.ts';

/** Reads what the author declares about the page; undefined when something in it is wrong. */
export function parseFrontmatter(root: Root, report: Report): Frontmatter | undefined {
  const node = root.children[0];
  if (node?.type !== 'yaml') {
    report(1, {
      message: 'The page has no frontmatter.',
      fix: 'Start the file with a line ---, then title: and description:, then a line ---.',
    });
    return undefined;
  }
  return readYaml(node, report);
}

function readYaml(node: Yaml, report: Report): Frontmatter | undefined {
  const counter = new LineCounter();
  const document = parseDocument(node.value, { lineCounter: counter });
  // The text starts on the line below the opening marks.
  const firstLine = lineOf(node);
  const [error] = document.errors;
  if (error) {
    report(firstLine + counter.linePos(error.pos[0]).line, {
      message: `The frontmatter cannot be read: ${error.message.split('\n')[0] ?? ''}`,
      fix: 'Write "key: value" on each line and put texts with a colon in quotes.',
    });
    return undefined;
  }
  const alias = findAlias(document);
  if (alias !== undefined) {
    report(firstLine + counter.linePos(alias).line, {
      message: 'The frontmatter repeats a value by its name (*name).',
      fix: 'Write the value out.',
    });
    return undefined;
  }
  return validate(document.toJS() as unknown, (key, message) => {
    const offset = findOffset(document.contents, key);
    report(firstLine + (offset === undefined ? 0 : counter.linePos(offset).line), {
      message: `Frontmatter: ${message}`,
      fix: frontmatterFixes[key] ?? `Use only: ${Object.keys(frontmatterFixes).join(', ')}.`,
    });
  });
}

/** Where the first alias stands: a few of them can stand for more than memory holds. */
function findAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_key, node) => {
      offset = node.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

function validate(
  value: unknown,
  complain: (key: string, message: string) => void,
): Frontmatter | undefined {
  const result = v.safeParse(frontmatterSchema, value ?? {});
  for (const issue of result.issues ?? []) {
    complain(v.getDotPath(issue)?.split('.')[0] ?? '', issue.message);
  }
  return result.success ? result.output : undefined;
}

function findOffset(contents: ParsedNode | null, key: string): number | undefined {
  const pair = isMap(contents)
    ? contents.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return pair?.key.range[0];
}
