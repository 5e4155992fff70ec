import { localeOfFile } from '../../../dictionaries.ts';
import type { Dictionary } from '../../../../model/translate.ts';

const dictionaries = import.meta.glob<Dictionary>('#site/translations/*.json', {
  eager: true,
  import: 'editor',
});

/** One file with the words of the editor per language. */
export function getStaticPaths() {
  return Object.entries(dictionaries).map(([file, editor]) => ({
    params: { locale: localeOfFile(file) },
    props: { editor },
  }));
}

/** The words of the editor in one language. */
export function GET({ props }: { props: { editor: Dictionary } }): Response {
  return new Response(JSON.stringify(props.editor));
}
