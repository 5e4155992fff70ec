const english =
  'a all an and any are as at be by can could do does for from get have how i if in into is it its ' +
  'make me my need of on or our should so that the their them then there these this to use using ' +
  'warning want was way we what when where which why will with without you your react mui';

const chinese = [
  '怎么样',
  '什么是',
  '如何',
  '怎么',
  '怎样',
  '什么',
  '为什么',
  '哪里',
  '可以',
  '能否',
  '请问',
  '以及',
  '的',
  '了',
  '吗',
  '呢',
  '和',
  '与',
];

const stopWords = new Set(english.split(' '));
const chineseStops = new RegExp(chinese.join('|'), 'g');

/** True for words that say nothing about what is asked. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word.toLowerCase());
}

/** A Chinese question without its question words, cut where they stood. */
export function withoutChineseStops(text: string): string {
  return text.replace(chineseStops, ' ');
}
