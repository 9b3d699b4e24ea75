import type { HintById } from '../hint/model.ts';
import type { Play } from '../play/model.ts';
import { isInInventory, isReachable } from '../play/step.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { act } from './playing.ts';

/** Maximum rungs for each item: four for a step, plus reading. More means that hints lead nowhere. */
const MOST_RUNGS = 20;

/** Asks for hints from a state until the escape and returns all faults (P16, L1). */
export function proveHints(
  room: Room,
  from: Play,
  mayClick: (play: Play, id: ItemId) => boolean = () => true,
): readonly string[] {
  const faults = new Set<string>();
  let play = from;
  for (let asked = 0; !play.isEscaped; asked++) {
    if (asked > MOST_RUNGS * room.itemOrder.length) return [...faults, 'P16 hints lead nowhere'];
    const { play: after, events } = act(room, play, { type: 'askHint' });
    const hints = events.flatMap((event) => (event.type === 'hint' ? [event.hint] : []));
    for (const fault of hints.flatMap((hint) => faultsOf(room, play, hint))) faults.add(fault);
    if (hints.some((hint) => isOutOfReach(play, hint, mayClick)))
      faults.add('P16 L1 leads to what is covered');
    play = after;
  }
  return [...faults];
}

function faultsOf(
  room: Room,
  play: Play,
  { item, by, scene, rung, label, byLabel }: HintById,
): readonly string[] {
  const isKnown = (id: ItemId) =>
    isInInventory(play, id) || isInEnteredScene(room, play, id) || isInJournal(play, id);
  const named = [item, by].filter((id) => id !== undefined && id !== null);
  const broken = {
    'P16 names what was never seen': named.some((id) => !isKnown(id)),
    'P16 names a scene never entered': scene !== undefined && !play.entered.includes(scene),
    'P16 says where too early': rung === 'what' && (named.length > 0 || label !== undefined),
    'P16 calls it by another name': item !== undefined && label !== itemOf(room, item)?.name,
    'P16 calls the other by another name': typeof by === 'string' && byLabel !== itemOf(room, by)?.name,
  };
  return Object.entries(broken).flatMap(([fault, isBroken]) => (isBroken ? [fault] : []));
}

/** A hint for a sequence does not name its members, which are clicked. */
function isOutOfReach(
  play: Play,
  { item, step }: HintById,
  mayClick: (play: Play, id: ItemId) => boolean,
): boolean {
  return item !== undefined && step !== 'sequence' && isReachable(play, item) && !mayClick(play, item);
}

function isInEnteredScene(room: Room, play: Play, id: ItemId): boolean {
  return isReachable(play, id) && play.entered.includes(itemOf(room, id)?.scene ?? '');
}

function isInJournal({ journal }: Play, id: ItemId): boolean {
  return journal.some((entry) => entry.type !== 'background' && !entry.isAway && entry.item === id);
}
