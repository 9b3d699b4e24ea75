// @isolation apart whole

import { afterAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { crashRounds } from './crashRounds.ts';
import { describeReport } from './describeReport.ts';

const { folder, remove } = makeTemporaryFolder();
afterAll(remove);

it('keeps what it acknowledged through two kills, and no half of anything', async () => {
  const report = await crashRounds(folder, 2, 1);
  console.log(describeReport(report));
  expect(report.breaches).toEqual([]);
  for (const [name, count] of Object.entries(report.acknowledged)) expect(count, name).toBeGreaterThan(0);
});
