import { startLoadServer } from '../../load/LoadServer.ts';
import { printTable } from '../../table.ts';
import { publishClassRoom } from './classRoom.ts';
import { type ClassCosts, measureClass } from './measureClass.ts';
import { type TapsAtOnce, tapAtOnce } from './tapAtOnce.ts';

const LAST_AIM = 6;
const BESIDE_AIM = 1;
const TEAM_AIM = 1.5;

/**
 * Prints the speed of parties: five players who act at once, and a class in teams together with single
 * players. @throws if an action failed or a change came out of order; speed is not judged
 */
export async function benchPartyLoad(): Promise<void> {
  const server = await startLoadServer();
  try {
    await server.settle();
    const roomId = await publishClassRoom(server.origin);
    printTaps(await tapAtOnce(server.origin, roomId));
    printClass(await measureClass(server, roomId));
  } finally {
    await server.close();
  }
}

function printTaps({ reads, news }: Record<'reads' | 'news', TapsAtOnce>): void {
  const row = (name: string, { one, last, ratio }: TapsAtOnce) => [
    name,
    ...[one, last].map((shares) => shares.map((time) => time.toFixed(1)).join(' / ')),
    ratio.toFixed(2),
    LAST_AIM.toFixed(2),
  ];
  printTable('Five seats of one party, ms until the answer (p50 / p95)', [
    ['', 'one taps', 'five at once, the last', 'ratio', 'aim'],
    row('something is read', reads),
    row('something goes on or off', news),
  ]);
}

function printClass({ alone, beside, single, team, pointers, besideRatio, teamRatio }: ClassCosts): void {
  printTable('A class of 30 in 6 teams beside 200 players alone: processor time of an action, ms', [
    ['', 'ms', 'ratio', 'aim'],
    ['200 players alone', alone.toFixed(2), '', ''],
    ['… beside the class', beside.toFixed(2), besideRatio.toFixed(2), BESIDE_AIM.toFixed(2)],
    ['30 players alone', single.toFixed(2), '', ''],
    ['30 in teams of five', team.toFixed(2), teamRatio.toFixed(2), TEAM_AIM.toFixed(2)],
    ['the pointers of 30, in a second', pointers.toFixed(1), '', ''],
  ]);
}
