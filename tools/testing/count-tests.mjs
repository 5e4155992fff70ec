import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures names of those that failed
 * @property {readonly string[]} flaky names of those that passed only at a second try
 */

/**
 * Reads how the tests ended from a report of Vitest or Playwright.
 * @param {string | undefined} file
 * @returns {Count | undefined} undefined when there is no report to read
 */
export function countTests(file) {
  if (file === undefined || !existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? countOfPlaywright(report) : countOfVitest(report);
}

/**
 * @typedef {{ name: string, status: string, assertionResults: readonly { fullName: string, status: string }[] }} TestFile
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: readonly TestFile[] }} report
 * @returns {Count}
 */
function countOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(failuresIn);
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] };
}

/**
 * @param {TestFile} file
 * @returns {string[]} the tests that failed, or the file itself when it could not be loaded
 */
function failuresIn({ name, status, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [file];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/**
 * @typedef {{ title: string, file: string, tests: readonly { status: string }[] }} Spec
 * @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite
 * @param {Suite & { stats: { expected: number, unexpected: number } }} report
 * @returns {Count}
 */
function countOfPlaywright({ stats, suites = [] }) {
  const specs = suites.flatMap(specsOf);
  /** @param {string} ended */
  const named = (ended) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: named('unexpected'),
    flaky: named('flaky'),
  };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
