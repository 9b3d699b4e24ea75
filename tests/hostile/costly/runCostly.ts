import { printTable } from '../../bench/table.ts';
import { HealthProbe } from '../heavy/HealthProbe.ts';
import { HeavyServer } from '../heavy/HeavyServer.ts';
import { measureQuiet } from '../heavy/measureHeavy.ts';
import { slowness } from '../heavy/slowness.ts';
import { COSTLY_ATTACKS, type CostlyAttack } from './attacks.ts';
import { SOCKET_ATTACKS } from './socketAttacks.ts';

/** Milliseconds for which an attack may delay a health check on a quiet machine. */
const LONGEST_WAIT = 150;
/** How many times longer than without other work a health check may take during an attack. */
const MOST_TIMES = 10;
/**
 * Number of attempts, each on a new server. A delay by the attack itself recurs, one by the machine does not.
 */
const ROUNDS = 3;
const ATTACKS: readonly CostlyAttack[] = [...COSTLY_ATTACKS, ...SOCKET_ATTACKS];
const TITLES = ['', 'came of it', 'took (ms)', 'others waited (ms)', 'to quiet', 'peak (MB)'];

interface Tried {
  attack: CostlyAttack;
  row: string[];
  /** The longest wait of a health check in milliseconds. */
  waited: number;
  /** Whether that is longer than allowed. */
  isHeldUp: boolean;
  /** A result that must not happen; null if there is none. */
  fault: string | null;
}

/** Runs everything that accounts may do, at the limits, together with health checks; returns the faults. */
export async function runCostly(): Promise<string[]> {
  const best = new Map<CostlyAttack, Tried>();
  let attacks = ATTACKS;
  for (let round = 0; round < ROUNDS && attacks.length > 0; round++) {
    const tried = await tryAll(attacks);
    for (const one of tried) {
      const { waited = Infinity } = best.get(one.attack) ?? {};
      if (one.waited < waited || one.fault !== null) best.set(one.attack, one);
    }
    attacks = tried.filter(({ isHeldUp, fault }) => isHeldUp && fault === null).map(({ attack }) => attack);
  }
  const faults = [...best.values()].flatMap(faultsOf);
  console.log(`${ATTACKS.length} attacks by what they cost, ${faults.length} of them came to something`);
  return faults;
}

async function tryAll(attacks: readonly CostlyAttack[]): Promise<Tried[]> {
  const server = await HeavyServer.start({ isCostly: true });
  try {
    const quiet = await measureQuiet(server);
    const tried: Tried[] = [];
    for (const attack of attacks) tried.push(await tryCostly(server, attack, quiet));
    const title = `Costly attacks, and others who ask for health (quiet: ${quiet.toFixed(0)} ms)`;
    printTable(title, [TITLES, ...tried.map(({ row }) => row)]);
    return tried;
  } finally {
    await server.close();
  }
}

async function tryCostly(server: HeavyServer, attack: CostlyAttack, quiet: number): Promise<Tried> {
  const run = await attack.begin(server);
  server.forgetPeak();
  const slow = slowness();
  const probe = new HealthProbe(server.port);
  const begun = performance.now();
  const { told, fault } = await run();
  const took = performance.now() - begun;
  const waited = Math.max(...(await probe.stop()));
  const mayWait = Math.min(LONGEST_WAIT, MOST_TIMES * quiet) * Math.max(slow, slowness());
  const memory = server.peakMemory()?.toFixed(0) ?? '';
  const row = [attack.name, told, took.toFixed(0), waited.toFixed(0), (waited / quiet).toFixed(1), memory];
  return { attack, row, waited, isHeldUp: waited > mayWait, fault };
}

function faultsOf({ attack, waited, isHeldUp, fault }: Tried): string[] {
  const faults = fault === null ? [] : [`${attack.name}: ${fault}`];
  if (isHeldUp) faults.push(`${attack.name}: kept others waiting for ${Math.round(waited)} ms`);
  return faults;
}
