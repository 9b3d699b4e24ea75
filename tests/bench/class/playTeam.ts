import { countDone, neededThings } from '../../../core/class/progress.ts';
import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { act, startedPlay } from '../../../core/testing/playing.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';
import { whereTheresAWill } from '../../../seeds/rooms/whereTheresAWill.ts';
import { type Move, walkthroughs } from '../../../seeds/testing/walkthroughs.ts';
import type { Latencies } from '../load/Latencies.ts';
import type { Tapper } from '../party/Tapper.ts';

export const ROOM_ID = whereTheresAWill.id;

export const MOVES: readonly Move[] = walkthroughs[ROOM_ID] ?? [];
const ROOM = builtRoom();
const LABELS = labelsOf();

function builtRoom(): Room {
  const built = buildRoom(whereTheresAWill, builtInCatalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value;
}

/** Maps each thing's id to the name that players see. @throws if two things have the same name */
function labelsOf(): ReadonlyMap<string, string> {
  const labels = Object.entries(ROOM.itemConfigs).map(([id, { name }]) => [id, name] as const);
  if (new Set(labels.map(([, name]) => name)).size < labels.length)
    throw new Error('Two things have the same name.');
  return new Map(labels);
}

/** Returns the progress of a team after each move of the way out, from 0 to 1, as a board shows it. */
export function progressOnTheWay(): readonly number[] {
  let play = startedPlay(ROOM);
  let done = 0;
  return MOVES.map((move) => {
    play = act(ROOM, play, move).play;
    done = Math.max(done, countDone(ROOM, play));
    return done / neededThings(ROOM).length;
  });
}

/** The minimum and maximum milliseconds before an action: twice as fast as people are. */
const THOUGHT = { least: 2000, most: 9000 };

interface Playing {
  team: readonly Tapper[];
  random: () => number;
  acts: Latencies;
  /** Called when a move of the way out was answered. */
  onMove: (move: number) => void;
}

/** Lets one player of a team take the way out at human speed, while the others look at other things. */
export async function playTeam({ team, random, acts, onMove }: Playing): Promise<void> {
  const [leader, ...others] = team;
  if (leader === undefined) throw new Error('Nobody plays.');
  await Promise.all([
    takeWayOut(leader, { random, acts, onMove }),
    ...others.map((player) => lookAround(player, () => leader.isOut, { random, acts })),
  ]);
  if (!leader.isOut) throw new Error('The team did not get out.');
}

/** Takes some moves of the way out without pauses, by default all that are left. @throws if one is refused */
export async function takeMoves(player: Tapper, { from = 0, to = MOVES.length }): Promise<void> {
  for (const move of MOVES.slice(from, to)) {
    const refusal = await player.act(inNames(player, move));
    if (refusal !== null) throw new Error(`${move.type} was refused: ${refusal}`);
  }
}

type Pace = Pick<Playing, 'random' | 'acts'>;

async function takeWayOut(
  player: Tapper,
  { random, acts, onMove }: Pace & Pick<Playing, 'onMove'>,
): Promise<void> {
  for (const [number, move] of MOVES.entries()) {
    await think(random);
    await acts.measure(() => player.act(inNames(player, move)));
    onMove(number);
  }
}

async function lookAround(player: Tapper, isOver: () => boolean, { random, acts }: Pace): Promise<void> {
  for (let look = 0; ; look++) {
    await think(random);
    if (isOver()) return;
    const seen = labelsAside(player);
    const label = seen[look % seen.length];
    if (label !== undefined)
      await acts.measure(() => player.act({ type: 'click', item: player.nameOf(label) }));
  }
}

/** The labels of all that a player has seen beside the way out: a look at it changes nothing. */
export function labelsAside(player: Tapper): readonly string[] {
  const onTheWay = new Set(MOVES.flatMap(idsOf).map((id) => LABELS.get(id)));
  return player.labels.filter((label) => !onTheWay.has(label));
}

function idsOf(move: Move): readonly string[] {
  if (move.type === 'useItem') return [move.item, move.on];
  return 'item' in move ? [move.item] : [];
}

/** Returns a move with the opaque names by which the player knows its things. */
export function inNames(player: Tapper, move: Move): object {
  const nameOf = (id: string) => player.nameOf(LABELS.get(id) ?? '');
  if (move.type === 'useItem') return { ...move, item: nameOf(move.item), on: nameOf(move.on) };
  return 'item' in move ? { ...move, item: nameOf(move.item) } : move;
}

function think(random: () => number): Promise<void> {
  const { least, most } = THOUGHT;
  return new Promise((resolve) => setTimeout(resolve, least + random() * (most - least)));
}
