import { expect, it } from 'vitest';
import type { StoredDocument } from '../StoredDocument.ts';
import { History } from './History.ts';

function historyOf(commits: number): History {
  const history = new History();
  for (let commit = 1; commit <= commits; commit++) {
    const path = `plays/${commit % 500}`;
    const document: StoredDocument = { path, fields: {}, createTime: '0', updateTime: `${commit}` };
    history.countCommit();
    history.keepBefore(new Map([[path, undefined]]), () => document);
  }
  return history;
}

it('forgets up to a commit, and keeps what came after it', () => {
  const history = historyOf(1200);
  history.forgetUntil(700);
  expect(history.pathsReplacedAfter(0)).toHaveLength(500);
  expect(history.findReplaced('plays/1', 0)?.commit).toBe(1001);
  expect(history.findReplaced('plays/300', 0)?.commit).toBe(800);
  history.forgetUntil(1200);
  expect(history.pathsReplacedAfter(0)).toEqual([]);
});

it('forgets at once what gathered behind a client that went away in the middle of a transaction', () => {
  const history = historyOf(120_000);
  const begun = performance.now();
  history.forgetUntil(history.lastCommit);
  // Some milliseconds; taking them from the list one by one took six seconds, and nobody was answered meanwhile.
  expect(performance.now() - begun).toBeLessThan(1500);
});
