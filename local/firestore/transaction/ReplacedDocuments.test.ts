import { expect, it } from 'vitest';
import type { StoredDocument } from '../StoredDocument.ts';
import { ReplacedDocuments } from './ReplacedDocuments.ts';

function replacedBy(commits: number): ReplacedDocuments {
  const replaced = new ReplacedDocuments();
  for (let commit = 1; commit <= commits; commit++) {
    const path = `plays/${commit % 500}`;
    const document: StoredDocument = { path, fields: {}, createTime: '0', updateTime: `${commit}` };
    replaced.countCommit();
    replaced.keepBefore(new Map([[path, undefined]]), () => document);
  }
  return replaced;
}

it('deletes entries up to a commit, and keeps later ones', () => {
  const replaced = replacedBy(1200);
  replaced.forgetUntil(700);
  expect(replaced.pathsReplacedAfter(0)).toHaveLength(500);
  expect(replaced.findReplaced('plays/1', 0)?.commit).toBe(1001);
  expect(replaced.findReplaced('plays/300', 0)?.commit).toBe(800);
  replaced.forgetUntil(1200);
  expect(replaced.pathsReplacedAfter(0)).toEqual([]);
});

it('drops the queue of a client that disconnects during a transaction at once', () => {
  const replaced = replacedBy(2000);
  // Removing entries one by one would move all remaining ones each time and block the server.
  const cuts = countCuts(() => replaced.forgetUntil(replaced.lastCommit));
  expect(cuts).toEqual({ splice: 1, shift: 0 });
});

/** Counts how often the work removes entries from lists. Not a Vitest spy, which uses lists itself. */
function countCuts(work: () => void): { splice: number; shift: number } {
  const { splice, shift } = Array.prototype;
  const cuts = { splice: 0, shift: 0 };
  Array.prototype.splice = function (...given: Parameters<typeof splice>) {
    cuts.splice += 1;
    return splice.apply(this, given);
  };
  Array.prototype.shift = function () {
    cuts.shift += 1;
    return shift.call(this);
  };
  try {
    work();
  } finally {
    Object.assign(Array.prototype, { splice, shift });
  }
  return cuts;
}
