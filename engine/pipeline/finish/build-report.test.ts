import { expect, it } from 'vitest';
import { samplePage } from '../../shell/shell.fixture.tsx';
import { pageToReport } from './build-report.ts';

it('says since when a text, or the package that a page is read from, is as it is', () => {
  const released = '2025-05-29';
  const { updated, ...undated } = samplePage;
  expect(pageToReport(undated).updated).toBeUndefined();
  expect(pageToReport({ ...undated, released }).updated).toBe(released);
  expect(pageToReport({ ...samplePage, released }).updated).toBe(updated);
});
