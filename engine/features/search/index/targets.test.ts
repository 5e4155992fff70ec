import { expect, test } from 'vitest';
import { understandQuery } from '../query/understand-query.ts';
import { targetsOf } from './targets.ts';

const topicOf = (text: string) =>
  targetsOf(understandQuery(text), new Map()).topic.map(({ any }) => any[0]);

test.each([
  ['DataGrid row height', ['row', 'height']],
  ['row height DataGrid', ['row', 'height']],
  ['DataGrid', []],
  ['row height', []],
  // Who names a prop wants its row.
  ['disablePast date calendar', []],
  ['<DataGrid rowHeight={40} />', []],
])('%s asks about a component: %j', (text, topic) => {
  expect(topicOf(text)).toEqual(topic);
});
