import { tagHighlighter, tags } from '@lezer/highlight';

/** Gives the parts of code the same classes as the highlighting of finished pages. */
export const highlightCode = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.bool, tags.null], class: 't-k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 't-s' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 't-f' },
  { tag: [tags.tagName, tags.typeName, tags.className], class: 't-t' },
  { tag: [tags.number, tags.escape], class: 't-n' },
  { tag: tags.comment, class: 't-c' },
  { tag: [tags.punctuation, tags.operator, tags.bracket, tags.angleBracket], class: 't-p' },
]);
