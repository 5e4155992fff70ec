import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks a line as wrong, or none. */
export const setProblemLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'cm-problem' });

/** Keeps the mark with its line while the code changes. */
export const problemLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((it) => it.is(setProblemLine));
    return effect ? marksAt(transaction.state, effect.value) : marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function marksAt({ doc }: EditorState, line: number | undefined): DecorationSet {
  if (line === undefined || line > doc.lines) return Decoration.none;
  return Decoration.set([mark.range(doc.line(line).from)]);
}
