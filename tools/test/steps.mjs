import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, buildFunctions, buildServer } from '../setup/buildParts.mjs';
import { runPackageProgram, runScript } from '../setup/run.mjs';
import { slowestTests, testsOfPlaywright, testsOfVitest } from './slowestTests.mjs';
import { touchedJourneys, touchedUnitTests } from './touched.mjs';

const CHECKS = 'tools/checks';
const REPORTS = join('.cache', 'tests');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const E2E_REPORT = join(REPORTS, 'e2e.json');

/**
 * Everything that proves the project, cheapest first. Each step runs on the whole project or, if `changed` is
 * not null, on what those files affect, and throws if it fails.
 */
export const STEPS = [
  { name: 'lint', run: lint },
  { name: 'types', run: checkTypes },
  { name: 'checks', run: runChecks },
  { name: 'unit', run: testUnits, slowest: () => slowestTests(UNIT_REPORT, testsOfVitest) },
  { name: 'build', run: build },
  { name: 'e2e', run: testJourneys, slowest: () => slowestTests(E2E_REPORT, testsOfPlaywright) },
];

async function lint(changed) {
  if (changed === null) return runPackageProgram('biome', 'ci', '.');
  const files = changed.files.filter((file) => existsSync(file));
  if (files.length > 0) await runPackageProgram('biome', 'ci', '--no-errors-on-unmatched', ...files);
}

async function checkTypes() {
  const projects = ['core', 'local', 'tsconfig.json', 'tsconfig.node.json'];
  await Promise.all(projects.map((project) => runPackageProgram('tsc', '-p', project)));
}

async function runChecks() {
  for (const name of readdirSync(CHECKS).sort())
    if (name.endsWith('.mjs')) await runScript(`${CHECKS}/${name}`);
}

async function testUnits(changed) {
  prepareReport(UNIT_REPORT);
  const run = (...args) => runPackageProgram('vitest', 'run', ...args);
  if (changed === null)
    return run('--reporter=minimal', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`);
  await run('--passWithNoTests', `--changed=${changed.since}`);
  const readAsFiles = touchedUnitTests(changed.files);
  if (readAsFiles.length > 0) await run(...readAsFiles);
}

async function build() {
  await buildApp();
  await buildFunctions();
  await buildServer();
}

async function testJourneys(changed) {
  const specs = changed === null ? [] : touchedJourneys(changed.files);
  if (specs === null) return console.log('Nothing of what has changed is seen in a browser.');
  prepareReport(E2E_REPORT);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = E2E_REPORT;
  // Possibly all affected journeys are long ones, which do not run here.
  const mayBeNone = specs.length > 0 ? ['--pass-with-no-tests'] : [];
  await runPackageProgram('playwright', 'test', '--reporter=list,json', ...mayBeNone, ...specs);
}

/** The report of a former run must not stand for this one. */
function prepareReport(file) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
}
