// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetQuestions, readQuestions, rememberQuestion } from './recent-questions.browser.ts';

beforeEach(() => localStorage.clear());

it('keeps the last five questions, newest first, each once whatever its case', () => {
  for (const text of ['a', 'b', ' c ', 'd', 'e', 'f', 'C']) rememberQuestion(text);
  expect(readQuestions()).toEqual(['C', 'f', 'e', 'd', 'b']);
  forgetQuestions();
  expect(readQuestions()).toEqual([]);
});

it.each(['', '   ', 'x'.repeat(101)])('does not keep "%s"', (text) => {
  rememberQuestion(text);
  expect(readQuestions()).toEqual([]);
});

it.each([
  ['{', []],
  ['null', []],
  ['{"0":"a"}', []],
  ['[1,null,"",{"text":"x"},["a"],"pin column"]', ['pin column']],
  [JSON.stringify(['x'.repeat(101), 'b']), ['b']],
])('reads of %s only questions', (stored, questions) => {
  localStorage.setItem('docs-recent-questions', stored);
  expect(readQuestions()).toEqual(questions);
});
