import { countPacedWrites, type DocumentWrites } from '#local/testing/countPacedWrites';
import { Latencies } from '../load/Latencies.ts';
import { printTable } from '../table.ts';
import { Crowd } from './Crowd.ts';

const PLAYERS = 10_000;
const ROOMS = 100_000;
/** Seconds that a play takes, so that so many players start in a second. */
const PLAY = 10 * 60;
const ARRIVALS = PLAYERS / PLAY;
/** The most popular rooms, which are played here; of the others none is played as often. */
const SHOWN = 20;
/** Pupils who play one room alone, each on their own, behind one address. */
const CLASS = 30;

interface Arrival {
  roomId: string;
  /** Seconds from the beginning. */
  at: number;
  address?: string;
}

/**
 * Prints how 10,000 players at once fare with Firestore's limit to the writes of one document: the players who start
 * and end in a minute, in the rooms that are played most. @throws if a call failed or a count is missing
 */
export async function benchCrowd(): Promise<void> {
  const crowd = await Crowd.open();
  try {
    await simulate(crowd, 'as popular as words in a language', arrivalsByRank());
    await simulate(crowd, 'half of them in one room', evenly('favourite', ARRIVALS / 2, 30));
    const pupils = evenly('lesson', CLASS, 1).map((arrival) => ({ ...arrival, address: 'a school' }));
    await simulate(crowd, `${CLASS} behind one address in a second`, pupils);
  } finally {
    await crowd.close();
  }
}

/** Rooms by Zipf's law: the second one has half as many players as the first, the third a third. */
function arrivalsByRank(): readonly Arrival[] {
  const all = Array.from({ length: ROOMS }, (_, at) => 1 / (at + 1)).reduce((sum, share) => sum + share, 0);
  return Array.from({ length: SHOWN }, (_, at) => at + 1).flatMap((rank) =>
    evenly(`rank-${rank}`, ARRIVALS / rank / all, 60),
  );
}

function evenly(roomId: string, perSecond: number, seconds: number): readonly Arrival[] {
  return Array.from({ length: Math.round(perSecond * seconds) }, (_, player) => {
    return { roomId, at: player / perSecond };
  });
}

async function simulate(crowd: Crowd, name: string, arrivals: readonly Arrival[]): Promise<void> {
  const rooms = [...new Set(arrivals.map(({ roomId }) => roomId))];
  for (const roomId of rooms) await crowd.publish(roomId);
  const calls = new Latencies();
  const { writes, stop } = countPacedWrites();
  await Promise.all(
    arrivals.map(async ({ roomId, at, address }) => {
      await new Promise((resolve) => setTimeout(resolve, at * 1000));
      await crowd.play(roomId, calls, address);
    }),
  );
  stop();
  print(name, arrivals.length, calls, writes);
  if (calls.failed > 0) throw new Error(`${calls.failed} calls failed: ${calls.firstFailure}`);
  for (const roomId of rooms) {
    const played = arrivals.filter((arrival) => arrival.roomId === roomId).length;
    const counts = await crowd.countsOf(roomId);
    if (Object.values(counts).some((count) => count !== played))
      throw new Error(`${played} played ${roomId}, and there are counted ${JSON.stringify(counts)}.`);
  }
}

function print(
  name: string,
  players: number,
  calls: Latencies,
  writes: ReadonlyMap<string, DocumentWrites>,
): void {
  const [half, most, longest] = [0.5, 0.95, 1].map((share) => calls.percentile(share).toFixed(0));
  console.log(
    `\n${name}: ${players} players, ${calls.count} calls, p50 ${half} ms, p95 ${most} ms, longest ${longest} ms, ${calls.failed} failed`,
  );
  const kinds = new Map<string, DocumentWrites[]>();
  for (const [path, counted] of writes) {
    const kind = kindOf(path);
    kinds.set(kind, [...(kinds.get(kind) ?? []), counted]);
  }
  const rows = [...kinds].map(([kind, documents]) => [
    kind,
    ...[
      documents.length,
      sumOf(documents, 'written'),
      Math.max(...documents.map(({ written }) => written)),
      sumOf(documents, 'refused'),
    ].map(String),
  ]);
  printTable('Documents that were written', [
    ['', 'documents', 'writes', 'most of one', 'refused'],
    ...rows.toSorted((one, other) => Number(other[4]) - Number(one[4])),
  ]);
}

/** The collection, and which throttle. */
function kindOf(path: string): string {
  const [collection = '', id = ''] = path.split('/');
  const [limit = ''] = id.split('_');
  return collection === 'throttles' ? `throttles/${limit.replace(/-.*/, '')}` : collection;
}

function sumOf(documents: readonly DocumentWrites[], kind: keyof DocumentWrites): number {
  return documents.reduce((sum, counted) => sum + counted[kind], 0);
}
