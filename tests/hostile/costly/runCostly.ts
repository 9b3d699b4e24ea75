import { printTable } from '../../bench/table.ts';
import { HealthProbe } from '../heavy/HealthProbe.ts';
import { HeavyServer } from '../heavy/HeavyServer.ts';
import { measureQuiet } from '../heavy/measureHeavy.ts';
import { slowness } from '../heavy/slowness.ts';
import { COSTLY_ATTACKS, type CostlyAttack } from './attacks.ts';

/** Milliseconds for which no attack may keep a health check waiting on a quiet machine … */
const LONGEST_WAIT = 150;
/** … and times as long as it waits when nothing else goes on. */
const MOST_TIMES = 10;

/** Lets accounts do what they may, as much of it as they can, while somebody else asks for health; answers what went wrong. */
export async function runCostly(): Promise<string[]> {
  const server = await HeavyServer.start({ isCostly: true });
  try {
    const quiet = await measureQuiet(server);
    const rows: string[][] = [['', 'came of it', 'took (ms)', 'others waited (ms)', 'to quiet', 'peak (MB)']];
    const faults: string[] = [];
    for (const attack of COSTLY_ATTACKS) {
      const { row, fault } = await tryCostly(server, attack, quiet);
      rows.push(row);
      faults.push(...fault);
    }
    printTable(`Costly attacks, and others who ask for health (quiet: ${quiet.toFixed(0)} ms)`, rows);
    console.log(
      `${COSTLY_ATTACKS.length} attacks by what they cost, ${faults.length} of them came to something`,
    );
    return faults;
  } finally {
    await server.close();
  }
}

async function tryCostly(server: HeavyServer, { name, begin }: CostlyAttack, quiet: number) {
  const attack = await begin(server);
  server.forgetPeak();
  const slow = slowness();
  const probe = new HealthProbe(server.port);
  const begun = performance.now();
  const { told, fault } = await attack();
  const took = performance.now() - begun;
  const waited = Math.max(...(await probe.stop()));
  const mayWait = Math.min(LONGEST_WAIT, MOST_TIMES * quiet) * Math.max(slow, slowness());
  const memory = server.peakMemory()?.toFixed(0) ?? '';
  const faults = fault === null ? [] : [`${name}: ${fault}`];
  if (waited > mayWait) faults.push(`${name}: kept others waiting for ${Math.round(waited)} ms`);
  const row = [name, told, took.toFixed(0), waited.toFixed(0), (waited / quiet).toFixed(1), memory];
  return { row, fault: faults };
}
