import type { Nodes } from 'mdast';
import type { Problem } from '../../model/problem.ts';

/** What is wrong and how to put it right. */
export interface Fault {
  message: string;
  fix: string;
}

/** Notes a fault at a node or a line of the page. */
export type Report = (place: Nodes | number, fault: Fault) => void;

/** Collects the faults of one file as problems. */
export function createReport(file: string, problems: Problem[]): Report {
  return (place, fault) => {
    problems.push({ file, line: lineOf(place), ...fault });
  };
}

/** The line a node starts on. */
export function lineOf(place: Nodes | number): number {
  return typeof place === 'number' ? place : (place.position?.start.line ?? 1);
}
