import type { Play } from '../play/model.ts';
import { isReachable } from '../play/step.ts';
import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../room/model.ts';
import { checkInvariants } from './checkInvariants.ts';
import type { Choices } from './choices.ts';
import { exploreAll } from './explore.ts';
import { startedPlay } from './playing.ts';
import { heapUp, proveCovers } from './proveCovers.ts';
import { proveHints } from './proveHints.ts';
import { type Proved, proveRoom } from './proveRoom.ts';
import { proveTold } from './proveTold.ts';
import { proveView } from './proveView.ts';
import { randomRichPuzzle } from './randomRichPuzzle.ts';

const ITEMS = 7;

/** A random room of the second kind with everything that the core gets wrong about it. */
export interface ProvedPuzzle extends Proved {
  room: Room;
  /** Whether a needed item was found to be covered after moving items together. */
  isCovered: boolean;
}

/** Builds a random room and checks everything: solver, hints, covers, view. */
export function provePuzzle(choices: Choices): ProvedPuzzle {
  const room = randomRichPuzzle(choices, ITEMS);
  const proved = proveRoom(room);
  const covers = proveCovers(heapUp(room, choices));
  const states = [...exploreAll(room).values()];
  const stuck = stuckPlay(room, choices.oneOf(states).play, choices);
  const plays = proved.isEscapable ? [startedPlay(room), stuck] : [];
  const quick = choices.oneOf(states.filter(({ play }) => !play.isEscaped)).play;
  return {
    ...proved,
    room,
    isCovered: covers.isCovered,
    contradictions: [
      ...checkInvariants(room),
      ...proved.contradictions,
      ...covers.contradictions,
      ...plays.flatMap((play) => proveHints(room, play)),
      ...proveTold(room, quick),
      ...(states.every(({ play }) => keepsSpotsBehind(room, play))
        ? []
        : ['N6 a spot in front of a picture']),
      ...proveView(room, choices),
    ],
  };
}

/** Returns a play in which the player failed at one item, touched another and has a third selected (P16). */
function stuckPlay(room: Room, play: Play, choices: Choices): Play {
  const known = room.itemOrder.filter(
    (id) => isReachable(play, id) && play.entered.includes(itemOf(room, id)?.scene ?? ''),
  );
  const pick = (): ItemId => choices.oneOf([DOOR_ID, ...known]);
  return {
    ...play,
    failedAt: pick(),
    touched: pick(),
    selected: choices.oneOf([null, ...play.inventory]),
  };
}

/** N6: checks that visible spots are behind all visible items with a picture, except the door. */
function keepsSpotsBehind(room: Room, play: Play): boolean {
  const seen = play.itemOrder.filter((id) => id !== DOOR_ID && isReachable(play, id));
  const isSpot = (id: ItemId) => itemOf(room, id)?.spot !== null;
  return seen.every((id, place) => {
    const behind = seen
      .slice(0, place)
      .filter((other) => itemOf(room, other)?.scene === itemOf(room, id)?.scene);
    return !isSpot(id) || behind.every(isSpot);
  });
}
