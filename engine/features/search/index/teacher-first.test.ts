import { describe, expect, it } from 'vitest';
import { teacherFirst } from './teacher-first.ts';

const row = { kind: 'api', score: 10 } as const;
const byScore = ({ score }: { score: number }) => score;

describe('teacherFirst', () => {
  it('lets the best text stand above the row that lists a name', () => {
    const [best, other] = [
      { kind: 'guide', score: 9 } as const,
      { kind: 'guide', score: 8.9 } as const,
    ];
    expect(teacherFirst([row, best, other], byScore)).toEqual([best, row, other]);
  });

  it('leaves the row first when no text says as much about the name', () => {
    const text = { kind: 'guide', score: 8 } as const;
    expect(teacherFirst([row, text], byScore)).toEqual([row, text]);
    expect(teacherFirst([row], byScore)).toEqual([row]);
    expect(teacherFirst<typeof row>([], byScore)).toEqual([]);
  });

  it('leaves the row first when neither it nor a text says anything about the name', () => {
    const text = { kind: 'guide', score: 9 } as const;
    expect(teacherFirst([row, text], () => 0)).toEqual([row, text]);
  });
});
