import { combinationsIn, hiddenBy, itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type Room } from '../room/model.ts';

/** Returns the rules of the second kind that a room uses, for statistics of random runs. */
export function rulesUsedIn(room: Room): readonly string[] {
  const items = Object.values(room.itemConfigs);
  const some = (uses: (item: ItemConfig) => boolean) => items.some(uses);
  const ways = items.flatMap(({ onClick }) => (onClick?.type === 'go' ? [onClick.to] : []));
  const isElsewhere = (item: ItemConfig) =>
    hiddenBy(item).some((id) => itemOf(room, id)?.scene !== item.scene);
  const used = {
    'N1 scenes': room.sceneOrder.length > 1,
    'N1 close-ups': Object.values(room.scenes).some(({ kind }) => kind === 'closeUp'),
    'N1 door elsewhere': itemOf(room, DOOR_ID)?.scene !== room.sceneOrder[0],
    'N2 ways': ways.length > 0,
    'N2 several ways': new Set(ways).size < ways.length,
    'N2 locked ways': some((item) => item.onClick?.type === 'go' && item.isItemLocked),
    'N5 nothing leads there': room.sceneOrder.slice(1).some((scene) => !ways.includes(scene)),
    'N4 hiding across scenes': some(isElsewhere),
    'N6 spots': some((item) => item.spot !== null),
    'O1 opens without a picture': some((item) => item.openedDescription !== ''),
    'O1 open from the start': some((item) => item.state === 'opened'),
    'O2 several hidden': some((item) => item.alsoHides.length > 0),
    'O3 background changed': some((item) => item.onOpen !== null),
    'K1 faces': some((item) => item.isItemLocked && item.face.type !== 'text'),
    'K5 several keys': some((item) => item.furtherKeys.length > 0),
    'K6 sequences': some((item) => item.sequence.length > 0),
    'K6 a member twice': some(({ sequence }) => new Set(sequence).size < sequence.length),
    'K7 further answers': some((item) => item.alsoAccepts.length > 0),
    'S7 riddles': some((item) => item.toldBy !== undefined),
    'K7 words to a wrong answer': some((item) => item.wrongText !== ''),
    'O1 a way open from the start': some(
      ({ onClick, state }) => onClick?.type === 'go' && state === 'opened',
    ),
    'O5 a toggle taken along': some(
      ({ onClick, isItemLocked, isAddableToInventory }) =>
        onClick?.type === 'toggle' && isItemLocked && isAddableToInventory,
    ),
    'C1 a result with a text': [...combinationsIn(room).keys()].some(
      (id) => itemOf(room, id)?.openedDescription !== '' || itemOf(room, id)?.customDescription !== '',
    ),
    'N6 spots over spots': items.filter((item) => item.spot !== null).length > 1,
    'S6 a clue in a picture': some((item) => item.isClueInPicture),
    'C1 combining': some((item) => item.combinesWith !== null),
  };
  return Object.entries(used).flatMap(([rule, isUsed]) => (isUsed ? [rule] : []));
}

/**
 * Returns whether each scene has at most one way in: then a walkthrough without spare steps is a shortest one
 * (S1).
 */
export function hasOneWayEach(room: Room): boolean {
  return !rulesUsedIn(room).includes('N2 several ways');
}
