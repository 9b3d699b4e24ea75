import { assault, type Report } from './assault.ts';
import { NAMED_CASES } from './cases/namedCases.ts';
import { tryCase } from './cases/tryCase.ts';
import { edgeRequest } from './edges/edgeRequest.ts';
import { fingerprint } from './fingerprint.ts';
import { hostileRequest } from './hostileRequest.ts';
import { startTarget } from './startTarget.ts';
import type { Target } from './Target.ts';

/**
 * Sends hostile requests to a server with the project's rules, and tries every named attack; returns what
 * went wrong.
 */
export async function runHostile(count: number, first: number, isOpen: boolean): Promise<string[]> {
  const target = await startTarget({ isOpen });
  const before = fingerprint(target.dataFolder);
  const { faults } = await timed(isOpen ? 'hostile, open rules' : 'hostile', count, () =>
    assault(target, hostileRequest, first, count),
  );
  if (!isOpen) faults.push(...(await tryNamed(target)));
  if (!isOpen && fingerprint(target.dataFolder) !== before) faults.push('something was written');
  await target.close();
  return faults;
}

/** Sends requests over the edges of the limits to a server with open rules; returns what went wrong. */
export async function runEdges(count: number, first: number): Promise<string[]> {
  const target = await startTarget({ isOpen: true });
  const { faults } = await timed('over the edges of the limits', count, () =>
    assault(target, edgeRequest, first, count),
  );
  await target.close();
  return faults;
}

async function tryNamed(target: Target): Promise<string[]> {
  const faults: string[] = [];
  for (const attack of NAMED_CASES) {
    const fault = await tryCase(target, attack);
    if (fault !== null) faults.push(fault);
  }
  console.log(`${NAMED_CASES.length} attacks by name, ${faults.length} of them came to something`);
  return faults;
}

async function timed(what: string, count: number, work: () => Promise<Report>): Promise<Report> {
  const begun = Date.now();
  const report = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${count} requests, ${what}, in ${seconds} s, the slowest ${Math.round(report.slowest)} ms`);
  console.log('Answers:', report.statuses);
  return report;
}
