import { expect, it } from 'vitest';
import { parsePropTypes } from './parse-prop-types.node.ts';

const script = `
import PropTypes from 'prop-types';
const Card = props => null;
process.env.NODE_ENV !== "production" ? Card.propTypes /* remove-proptypes */ = {
  // Warning: generated.
  /**
   * The size.
   * @default 'small'
   */
  size: PropTypes.oneOfType([PropTypes.oneOf(['small', 'large']), PropTypes.string]),
  /**
   * @ignore
   */
  className: PropTypes.string,
  items: PropTypes.arrayOf(PropTypes.oneOf(['nested'])).isRequired,
  'aria-label': chainPropTypes(PropTypes.string.isRequired, props => null),
  shape: PropTypes.shape({ kind: PropTypes.oneOf(['inner']) }),
} : void 0;
`;

it('reads names, comments, need, literals and coarse types', () => {
  const rules = parsePropTypes(script, ['Card']);
  expect([...(rules?.keys() ?? [])]).toEqual(['size', 'className', 'items', 'aria-label', 'shape']);
  expect(rules?.get('size')).toMatchObject({
    literals: ["'small'", "'large'"],
    required: false,
    type: "'small' | 'large' | string",
    comment: { description: 'The size.' },
  });
  expect(rules?.get('className')?.comment.tags).toEqual([{ name: 'ignore', text: '' }]);
});

it('sees need through arrays and chains, and leaves nested literals alone', () => {
  const rules = parsePropTypes(script, ['Card']);
  expect(rules?.get('items')).toMatchObject({ required: true, literals: [], type: 'any[]' });
  expect(rules?.get('aria-label')).toMatchObject({ required: true, type: 'string' });
  expect(rules?.get('shape')).toMatchObject({ literals: [], type: 'object' });
});

it.each([
  ['another component', 'CardMedia.propTypes = { a: PropTypes.bool }'],
  ['a computed object', 'Card.propTypes = keys.reduce((all, key) => ({ ...all, [key]: x }), {})'],
  ['nothing', ''],
])('finds nothing in %s', (_name, text) => {
  expect(parsePropTypes(text, ['Card'])).toBeUndefined();
});

it('tries the names in order', () => {
  const rules = parsePropTypes('CardRaw.propTypes = { a: PropTypes.bool };', ['Card', 'CardRaw']);
  expect(rules?.get('a')?.type).toBe('boolean');
});
