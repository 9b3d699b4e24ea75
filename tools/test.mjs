/**
 * `npm test`: everything that proves the project, cheapest first, up to the first failure. `npm test -- unit
 * e2e` runs the named steps, `--changed` what files changed since the last commit affect
 * (`--changed=<commit>`: since that one), `--slowest` lists the slowest tests even if all have passed.
 */
import { fileURLToPath } from 'node:url';
import { fail, SetupError } from './setup/fail.mjs';
import { installPackages } from './setup/installPackages.mjs';
import { checkNodeVersion } from './setup/settings.mjs';
import { changedFiles } from './test/changedFiles.mjs';
import { readOptions } from './test/options.mjs';
import { processorSeconds } from './test/processorSeconds.mjs';
import { STEPS } from './test/steps.mjs';
import { describeStep, summaryLines } from './test/summary.mjs';

async function test(args) {
  checkNodeVersion();
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { names, showsSlowest, changedSince } = readOptions(
    args,
    STEPS.map(({ name }) => name),
  );
  const changed = changedSince === null ? null : { since: changedSince, files: changedFiles(changedSince) };
  const outcomes = [];
  for (const step of [install, ...STEPS.filter(({ name }) => names.includes(name))]) {
    const outcome = await runStep(step, changed);
    outcomes.push(outcome);
    if (!outcome.hasPassed) break;
  }
  for (const line of summaryLines({ outcomes, planned: names.length + 1, showsSlowest })) console.log(line);
  process.exitCode = outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}

const install = {
  name: 'install',
  run: () => installPackages('.', 'functions'),
};

async function runStep(step, changed) {
  const { name, run, slowest = () => [] } = step;
  const [start, processorStart] = [Date.now(), processorSeconds()];
  console.log(`\n▶ ${name}`);
  const hasPassed = await succeeds(() => run(changed));
  const processorEnd = processorSeconds();
  const outcome = {
    name,
    hasPassed,
    seconds: (Date.now() - start) / 1000,
    processor: processorEnd === null ? null : processorEnd - processorStart,
    slowest: slowest(),
  };
  console.log(describeStep(outcome));
  return outcome;
}

async function succeeds(work) {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return false;
  }
}

test(process.argv.slice(2)).catch(fail);
