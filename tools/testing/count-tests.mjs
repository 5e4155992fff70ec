import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Reads how many tests passed and failed from a report of Vitest or Playwright.
 * @param {string | undefined} file
 * @returns {Count | undefined} undefined when there is no report to read
 */
export function countTests(file) {
  if (file === undefined || !existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? countOfPlaywright(report) : countOfVitest(report);
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
function countOfVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param {{ stats: { expected: number, flaky: number, unexpected: number } }} report */
function countOfPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
