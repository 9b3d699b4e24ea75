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
import { proveView } from './proveView.ts';
import { randomRichPuzzle } from './randomRichPuzzle.ts';

const ITEMS = 7;

/** A random room of the second kind, and all that is wrong with what the core says of it. */
export interface ProvedPuzzle extends Proved {
  room: Room;
  /** Whether, heaped up, something that is needed was found to be covered. */
  isCovered: boolean;
}

/** Builds a room by chance and proves all of it: what the solver says, hints, covers, what is shown. */
export function provePuzzle(choices: Choices): ProvedPuzzle {
  const room = randomRichPuzzle(choices, ITEMS);
  const proved = proveRoom(room);
  const covers = proveCovers(heapUp(room, choices));
  const plays = proved.isEscapable ? [startedPlay(room), stuckPlay(room, choices)] : [];
  return {
    ...proved,
    room,
    isCovered: covers.isCovered,
    contradictions: [
      ...checkInvariants(room),
      ...proved.contradictions,
      ...(covers.isStuck ? ['L1 a cover strands a player'] : []),
      ...plays.flatMap((play) => proveHints(room, play)),
      ...proveView(room, choices),
    ],
  };
}

/** Any state of a play, in which the player tried in vain to get on at one thing and touched another (P16). */
function stuckPlay(room: Room, choices: Choices): Play {
  const { play } = choices.oneOf([...exploreAll(room).values()]);
  const known = room.itemOrder.filter(
    (id) => isReachable(play, id) && play.entered.includes(itemOf(room, id)?.scene ?? ''),
  );
  const pick = (): ItemId => choices.oneOf([DOOR_ID, ...known]);
  return { ...play, failedAt: pick(), touched: pick() };
}
