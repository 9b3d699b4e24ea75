import * as v from 'valibot';
import { furnish } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../core/testing/entries.ts';
import { Editor } from './Editor.ts';
import { HttpConnection } from './HttpConnection.ts';
import { Latencies } from './Latencies.ts';
import { type Health, readHealth } from './LoadServer.ts';
import { Player } from './Player.ts';

interface LoadPlan {
  readonly players: number;
  readonly editors: number;
  /** Whether the run can end after this number of seconds and requests. */
  readonly isEnough: (seconds: number, times: LoadTimes) => boolean;
  /** Whether players act without pauses. */
  readonly isHasty?: boolean;
}

interface LoadTimes {
  readonly startPlay: Latencies;
  readonly act: Latencies;
  readonly save: Latencies;
}

export interface LoadResult extends LoadTimes {
  readonly seconds: number;
  /** In bytes. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  /** Processor time of the server in seconds. */
  readonly cpuSeconds: number;
  /** The longest delay of the event loop, in milliseconds. */
  readonly eventLoopDelay: number;
}

/** Runs players and editors concurrently. */
export async function runLoad(origin: string, plan: LoadPlan): Promise<LoadResult> {
  const times = { startPlay: new Latencies(), act: new Latencies(), save: new Latencies() };
  const editors = await signUpEditors(origin, plan.editors);
  const roomIds = await listRooms(origin);
  const players = Array.from(
    { length: plan.players },
    (_, number) => new Player(origin, roomIds, times, number),
  );
  await Promise.all(players.map((player) => player.arrive()));
  const before = await readHealth(origin);
  const watch = watchHealth(origin);
  const begun = performance.now();
  const hasEnded = () => plan.isEnough((performance.now() - begun) / 1000, times);
  await Promise.all([
    ...players.map((player) => player.play(hasEnded, plan.isHasty)),
    ...editors.map((editor) => editor.edit(hasEnded, times.save)),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  const seen = await watch.stop();
  const after = await readHealth(origin);
  for (const editor of editors) await editor.close();
  return {
    ...times,
    seconds,
    memoryBefore: before.memoryBytes,
    memoryAfter: after.memoryBytes,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    eventLoopDelay: Math.max(...seen.map(({ eventLoopDelay }) => eventLoopDelay)),
  };
}

/** Signs up before the load begins, since the hashing of passwords is not to be measured. */
export async function signUpEditors(origin: string, count: number): Promise<Editor[]> {
  const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });
  const editors = Array.from({ length: count }, (_, number) => new Editor(origin, number));
  await Promise.all(editors.map((editor) => editor.signUp(room)));
  return editors;
}

const summariesSchema = v.array(v.object({ id: v.string() }));

async function listRooms(origin: string): Promise<string[]> {
  const connection = new HttpConnection(origin);
  const { text } = await connection.get('/api/summary?isPublished=true&sortBy=createdAt&limit=6');
  connection.close();
  return v.parse(summariesSchema, JSON.parse(text)).map(({ id }) => id);
}

function watchHealth(origin: string) {
  const seen: Health[] = [];
  const look = async () => void seen.push(await readHealth(origin));
  const timer = setInterval(() => void look(), 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      return seen;
    },
  };
}
