import { WAIT_LIMIT } from '../limits.mjs';
import { bytesOf, type Draft, isCutShort, mayBeHungUpOn } from './Draft.ts';
import { type Answer, sendRaw } from './sendRaw.ts';
import type { Target } from './Target.ts';

/** Connections open at the same time. */
const AT_ONCE = 8;

export interface Report {
  /** Number of requests by status; `none` if the connection ended without a status. */
  statuses: Record<string, number>;
  /** The slowest response in milliseconds. */
  slowest: number;
  /** The faults, one line each, with the request's number. */
  faults: string[];
}

/** A request to send, with an additional check of its response. */
export interface Sent {
  draft: Draft;
  /** Returns the fault in the response's status; null if there is none. */
  judge?: (status: number) => string | null;
}

/** Makes the request of a number; always the same one, but for the target's port and tokens. */
type MakeRequest = (number: number, target: Target) => Sent;

/** Sends the requests numbered from `first` on, and checks each response. */
export async function assault(
  target: Target,
  makeRequest: MakeRequest,
  first: number,
  count: number,
): Promise<Report> {
  const report: Report = { statuses: {}, slowest: 0, faults: [] };
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const sendNext = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
      await sendOne(target, number, makeRequest(number, target), report);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  if ('polluted' in {}) report.faults.push('A key of a request reached the prototype of every object.');
  return report;
}

async function sendOne(
  target: Target,
  number: number,
  { draft, judge }: Sent,
  report: Report,
): Promise<void> {
  const waiting = { patience: WAIT_LIMIT, hangsUp: isCutShort(draft) };
  const answer = await sendRaw(target.port, bytesOf(draft), waiting);
  const status = String(answer.status ?? 'none');
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  report.slowest = Math.max(report.slowest, answer.milliseconds);
  const isHungUp = answer.status === null && mayBeHungUpOn(draft);
  const fault = isHungUp ? null : (faultOf(answer) ?? judge?.(answer.status ?? 0) ?? null);
  const request = `${draft.method} ${draft.path.slice(0, 120)}`;
  if (fault !== null) report.faults.push(`#${number} ${request} (${draft.attacks.join(', ')}): ${fault}`);
}

/**
 * Returns the fault of a response; null if there is none. 501 is no fault: Firebase uses it for methods that
 * it does not offer.
 */
function faultOf({ status, text, milliseconds }: Answer): string | null {
  if (status === null) return `hung up after ${Math.round(milliseconds)} ms`;
  if (status >= 500 && status !== 501) return `answered ${status}`;
  if (!/\r\nx-content-type-options: nosniff\r\n/i.test(text)) return 'lets browsers guess what it is';
  if (/node_modules|\.ts:\d+|SQLITE_|root:x:/.test(text)) return 'tells of the machine';
  if (!/^x-content-type-options: nosniff\r$/im.test(text)) return 'may be taken for another kind than it is';
  return null;
}
