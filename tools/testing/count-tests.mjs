import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, flaky: readonly string[] }} Count */

/**
 * Reads how many tests passed and failed, and which passed only at a second try, from a report of Vitest or Playwright.
 * @param {string | undefined} file
 * @returns {Count | undefined} undefined when there is no report to read
 */
export function countTests(file) {
  if (file === undefined || !existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? countOfPlaywright(report) : countOfVitest(report);
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} report
 * @returns {Count}
 */
function countOfVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests, flaky: [] };
}

/**
 * @typedef {{ title: string, file: string, tests: readonly { status: string }[] }} Spec
 * @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite
 * @param {Suite & { stats: { expected: number, unexpected: number } }} report
 * @returns {Count}
 */
function countOfPlaywright({ stats, suites = [] }) {
  const flaky = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
  return { passed: stats.expected, failed: stats.unexpected, flaky };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
