import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentedParameters, documentedReturn, parseDocComment, tagText } from './doc-comment.ts';

const comment = parseDocComment(`/**
   * Called when an item is picked.
   *
   * - first
   * @template R
   * @param {React.SyntheticEvent} event The **DOM** event.
   * @param {{ id: string }} params - What was picked,
   *   in two lines.
   * @param {string} params.id Its id.
   * @returns {boolean} Whether to go on.
   * @default () => true
   * @deprecated Use \`onPick\`.
   */`);

it('parts description and tags', () => {
  expect(comment.description).toBe('Called when an item is picked.\n\n- first');
  expect(tagText(comment, 'default')).toBe('() => true');
  expect(tagText(comment, 'deprecated')).toBe('Use `onPick`.');
  expect(tagText(comment, 'ignore')).toBeUndefined();
});

it('reads parameters with nested types and fields', () => {
  expect(documentedParameters(comment)).toEqual([
    { name: 'event', type: 'React.SyntheticEvent', description: 'The **DOM** event.' },
    { name: 'params', type: '{ id: string }', description: 'What was picked,\n  in two lines.' },
    { name: 'params.id', type: 'string', description: 'Its id.' },
  ]);
  expect(documentedReturn(comment)).toEqual({
    name: '',
    type: 'boolean',
    description: 'Whether to go on.',
  });
});

it('takes a tag after a second asterisk for a tag, and one inside a code block for code', () => {
  expect(tagText(parseDocComment('/**\n * Text.\n * * @deprecated Old.\n */'), 'deprecated')).toBe(
    'Old.',
  );
  const fenced = parseDocComment('/**\n * ```\n * @media print\n * ```\n * @ignore\n */');
  expect(fenced.tags.map(({ name }) => name)).toEqual(['ignore']);
});

it('reads a tag that its value follows without a space', () => {
  const steps = parseDocComment('/**\n * The steps.\n * @default{ hours: 1, minutes: 5 }\n */');
  expect(steps.description).toBe('The steps.');
  expect(tagText(steps, 'default')).toBe('{ hours: 1, minutes: 5 }');
});

it('reads any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseDocComment(text);
      documentedParameters(parsed);
      documentedReturn(parsed);
    }),
  );
});
