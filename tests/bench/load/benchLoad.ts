import { printTable } from '../table.ts';
import { compareWrites, type WriteRates } from './compareWrites.ts';
import type { Latencies } from './Latencies.ts';
import { startLoadServer } from './LoadServer.ts';
import { type LoadResult, runLoad } from './runLoad.ts';

const LOAD = { players: 500, editors: 50, isEnough: (seconds: number) => seconds > 30 };
const RUSH = { players: 64, editors: 0, isEnough: (seconds: number) => seconds > 10, isHasty: true };
const WRITES = { clients: 50, seconds: 5 };
const WRITES_AIM = 0.7;

/**
 * Prints the capacity of one server process: many users at once, then its maximum, then durable writes.
 * @throws if a request failed or none was sent; speed is not judged
 */
export async function benchLoad(): Promise<void> {
  const server = await startLoadServer();
  try {
    await server.settle();
    printLoad(
      `${LOAD.players} players and ${LOAD.editors} editors at once`,
      await runLoad(server.origin, LOAD),
    );
    printLoad(`${RUSH.players} players who never think`, await runLoad(server.origin, RUSH));
    const writes = await compareWrites(server, WRITES);
    printWrites(writes);
    if (writes.failed > 0) throw new Error(`${writes.failed} commits failed.`);
  } finally {
    await server.close();
  }
}

function printLoad(title: string, result: LoadResult): void {
  const { startPlay, act, save, seconds, memoryBefore, memoryAfter, cpuSeconds, eventLoopDelay } = result;
  const requests = startPlay.count + act.count + save.count;
  printTable(`${title}, ${seconds.toFixed(0)} s (ms)`, [
    ['', 'requests', 'a second', 'p50', 'p95', 'p99', 'failed'],
    rowOf('startPlay', startPlay, seconds),
    rowOf('act', act, seconds),
    rowOf('save', save, seconds),
  ]);
  const [before, after] = [memoryBefore, memoryAfter].map((bytes) => (bytes / 2 ** 20).toFixed(0));
  const cpu = ((cpuSeconds * 1000) / requests).toFixed(2);
  console.log(`  memory ${before} MB → ${after} MB, event loop late by ${eventLoopDelay} ms at worst`);
  console.log(`  processor time ${cpu} ms a request`);
  const { failed = 0, firstFailure } = [startPlay, act, save].find((times) => times.failed > 0) ?? {};
  if (failed > 0) throw new Error(`${failed} requests failed: ${firstFailure}`);
  if (startPlay.count === 0 || act.count === 0) throw new Error('Nobody played.');
}

function rowOf(name: string, times: Latencies, seconds: number): string[] {
  const percentiles = [0.5, 0.95, 0.99].map((share) => times.percentile(share).toFixed(1));
  const rate = (times.count / seconds).toFixed(0);
  return [name, String(times.count), rate, ...percentiles, String(times.failed)];
}

function printWrites({ bare, oneClient, manyClients, clients, failed }: WriteRates): void {
  const row = (name: string, rate: number) => [name, rate.toFixed(0), (rate / bare).toFixed(2)];
  printTable('Durable writes a second', [
    ['', 'writes', 'ratio'],
    row('SQLite alone', bare),
    row('whole path, one client', oneClient),
    row(`whole path, ${clients} clients`, manyClients),
    ['aim', '', WRITES_AIM.toFixed(2)],
    ['failed', String(failed), ''],
  ]);
}
