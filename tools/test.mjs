/**
 * `npm test`: everything that proves the project, cheapest first, up to the first failure.
 * `npm test -- unit e2e` runs the named steps alone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp, buildFunctions, buildServer } from './setup/buildParts.mjs';
import { fail, SetupError } from './setup/fail.mjs';
import { installPackages } from './setup/installPackages.mjs';
import { runPackageProgram, runScript } from './setup/run.mjs';
import { checkNodeVersion } from './setup/settings.mjs';

const CHECKS = 'tools/checks';

const STEPS = [
  { name: 'lint', run: () => runPackageProgram('biome', 'ci', '.') },
  { name: 'types', run: checkTypes },
  { name: 'checks', run: runChecks },
  { name: 'unit', run: () => runPackageProgram('vitest', 'run') },
  { name: 'build', run: build },
  { name: 'e2e', run: () => runPackageProgram('playwright', 'test') },
];

async function test(names) {
  checkNodeVersion();
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  await installPackages('.');
  await installPackages('functions');
  const steps = chooseSteps(names);
  const passed = [];
  for (const step of steps) {
    if (!(await runStep(step))) return summarize(passed, step, steps);
    passed.push(step);
  }
  summarize(passed, null, steps);
}

function chooseSteps(names) {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new SetupError(`No step "${unknown}". There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));
}

async function runStep({ name, run }) {
  const start = Date.now();
  const report = (outcome) =>
    console.log(`${outcome} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  console.log(`\n▶ ${name}`);
  try {
    await run();
    report('✔');
    return true;
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    report('✘');
    return false;
  }
}

function summarize(passed, failed, steps) {
  const skipped = steps.length - passed.length - (failed === null ? 0 : 1);
  const rest = skipped === 0 ? '' : `, ${skipped} not run`;
  const which = failed === null ? '' : ` (${failed.name})`;
  console.log(`\n${passed.length} passed, ${failed === null ? 0 : 1} failed${which}${rest}`);
  process.exitCode = failed === null ? 0 : 1;
}

async function checkTypes() {
  const projects = ['core', 'tsconfig.json', 'tsconfig.node.json'];
  await Promise.all(projects.map((project) => runPackageProgram('tsc', '-p', project)));
}

async function runChecks() {
  const names = existsSync(CHECKS) ? readdirSync(CHECKS).sort() : [];
  for (const name of names.filter((file) => file.endsWith('.mjs'))) await runScript(`${CHECKS}/${name}`);
}

async function build() {
  await buildApp();
  await buildFunctions();
  await buildServer();
}

test(process.argv.slice(2)).catch(fail);
