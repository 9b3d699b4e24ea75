// @isolation apart

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { readOptions } from './options.mjs';
import { processorSeconds } from './processorSeconds.mjs';
import { slowestTests, testsOfPlaywright, testsOfVitest } from './slowestTests.mjs';
import { describeStep, summaryLines } from './summary.mjs';
import { JOURNEYS, touchedJourneys, touchedUnitTests } from './touched.mjs';

describe('the options of npm test', () => {
  const STEPS = ['lint', 'unit', 'e2e'];

  it('are steps by name, in their order, and all of them without one', () => {
    expect(readOptions(['e2e', 'lint'], STEPS).names).toEqual(['lint', 'e2e']);
    expect(readOptions([], STEPS)).toEqual({ names: STEPS, showsSlowest: false, changedSince: null });
  });

  it('compare with the last commit, or with the one that is named', () => {
    expect(readOptions(['--changed', 'unit'], STEPS)).toMatchObject({
      names: ['unit'],
      changedSince: 'HEAD',
    });
    expect(readOptions(['--changed=main~3', '--slowest'], STEPS)).toMatchObject({
      changedSince: 'main~3',
      showsSlowest: true,
    });
  });

  it('are refused by name where there is none such', () => {
    expect(() => readOptions(['units'], STEPS)).toThrow('No step "units". There are: lint, unit, e2e.');
    expect(() => readOptions(['--change'], STEPS)).toThrow('No option "--change".');
  });
});

describe('what a change can touch', () => {
  it('is nothing in a browser where texts for developers, unit tests and tools alone have changed', () => {
    expect(touchedJourneys(['docs/look.md', 'core/play/act.test.ts', 'tests/rules/table.ts'])).toBeNull();
    expect(touchedJourneys([])).toBeNull();
  });

  it('is all that a browser sees where the change is of everybody', () => {
    expect(touchedJourneys(['src/shared/kit/theme.ts', 'tests/e2e/lists.spec.ts'])).toEqual([]);
    expect(touchedJourneys(['tests/e2e/support/stage.ts'])).toEqual([]);
  });

  it('is the journeys of an area, and a journey itself', () => {
    expect(touchedJourneys(['src/landing/css/below.css', 'tests/e2e/stage/table.spec.ts'])).toEqual([
      '/firstLoad',
      '/newcomer',
      '/pages',
      '/screens',
      '/siteKeys',
      '/table',
    ]);
  });

  it('names journeys that exist', () => {
    const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.spec.ts'))
      .map((path) => `/${path.replaceAll('\\', '/')}`);
    for (const name of JOURNEYS) expect(specs.filter((path) => path.includes(`/${name}`))).not.toEqual([]);
  });

  it('is also unit tests that read files without importing them', () => {
    expect(touchedUnitTests(['firestore.rules'])).toEqual(['tests/rules/', 'tests/house/']);
    expect(touchedUnitTests(['art/items/keys/brass.ts'])).toEqual([]);
    for (const folder of touchedUnitTests(['tools/test.mjs', 'firestore.rules']))
      expect(existsSync(folder)).toBe(true);
  });
});

describe('the slowest tests', () => {
  let temporary: ReturnType<typeof makeTemporaryFolder>;
  beforeEach(() => {
    temporary = makeTemporaryFolder();
  });
  afterEach(() => temporary.remove());

  function report(content: object): string {
    const file = join(temporary.folder, 'reports', 'one.json');
    mkdirSync(join(file, '..'));
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  it('are read from a report of Vitest: ten, slowest first', () => {
    const assertionResults = Array.from({ length: 12 }, (_, index) => ({
      fullName: `test ${index}`,
      duration: index * 1000,
    }));
    const file = report({ testResults: [{ name: join(process.cwd(), 'core/a.test.ts'), assertionResults }] });
    const lines = slowestTests(file, testsOfVitest);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(`   11.0 s  ${join('core', 'a.test.ts')} test 11`);
  });

  it('are read from a report of Playwright, from suites within suites too', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'lists.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const file = report({
      suites: [{ specs: [spec('one', 1500)], suites: [{ specs: [spec('two', 2000, 40)] }] }],
    });
    expect(slowestTests(file, testsOfPlaywright)).toEqual([
      '    2.0 s  lists.spec.ts two',
      '    1.5 s  lists.spec.ts one',
    ]);
  });

  it('are none where a step wrote no report', () => {
    expect(slowestTests(join(temporary.folder, 'none.json'), testsOfVitest)).toEqual([]);
  });
});

describe('the summary of npm test', () => {
  const passed = { name: 'lint', hasPassed: true, seconds: 19, processor: 20.5, slowest: [] };
  const failed = { name: 'unit', hasPassed: false, seconds: 200, processor: 380, slowest: ['  9.0 s  slow'] };

  it('says of each step how long it took, and how long the processor worked where the system tells it', () => {
    expect(describeStep(passed)).toBe('✔ lint (19.0 s, processor 20.5 s)');
    expect(describeStep({ ...failed, processor: null })).toBe('✘ unit (200.0 s)');
  });

  it('ends with the slowest tests of what failed, a table, and one line that counts', () => {
    const lines = summaryLines({ outcomes: [passed, failed], planned: 4, showsSlowest: false });
    expect(lines).toEqual([
      '',
      'The slowest tests of unit:',
      '  9.0 s  slow',
      '',
      'step       seconds     processor',
      'lint          19.0          20.5',
      'unit         200.0         380.0',
      'all          219.0         400.5',
      '',
      '1 passed, 1 failed (unit), 2 not run',
    ]);
  });

  it('shows the slowest tests of a green run only when they are asked for', () => {
    const green = { ...failed, hasPassed: true };
    const show = (showsSlowest: boolean) =>
      summaryLines({ outcomes: [green], planned: 1, showsSlowest }).join('\n');
    expect(show(true)).toContain('9.0 s  slow');
    expect(show(false)).not.toContain('9.0 s  slow');
  });
});

it('counts the processor seconds of this process on Linux, and never fewer than before', () => {
  const before = processorSeconds();
  if (process.platform === 'linux') expect(before).toBeGreaterThan(0);
  else expect(before).toBeNull();
  expect((processorSeconds() ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(0);
});
