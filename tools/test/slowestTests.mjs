import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const SHOWN = 10;

/** Lines with the ten slowest tests of a step's report, slowest first; empty without a report. */
export function slowestTests(file, read) {
  const report = readReport(file);
  if (report === null) return [];
  return read(report)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** The tests of a report by Vitest, with milliseconds. */
export function testsOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', name)} ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** The tests of a report by Playwright, with milliseconds. */
export function testsOfPlaywright({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        name: `${file} ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...testsOfPlaywright({ suites: suite.suites ?? [] }),
  ]);
}

/** Null if the step did not write one. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
