import { applyAction } from '../play/applyAction.ts';
import type { Action, Play, PlayEvent } from '../play/model.ts';
import { toPlayerView } from '../play/view/toPlayerView.ts';
import type { Background, ItemId, Room, SceneId } from '../room/model.ts';
import type { Choices } from './choices.ts';
import { START, startedPlay } from './playing.ts';
import { sealRoom, secrets } from './sealRoom.ts';

const ACTIONS = 40;
/** The mark that `sealRoom` and `sealAll` put around each secret. */
const MARK = /\/?<[^>]*>/g;

/** Returns what the views of a random play show although it was not earned (P12, N3, N4). Written from the rules. */
export function proveView(plain: Room, choices: Choices): readonly string[] {
  const room = sealAll(plain);
  const earned = new Set<string>();
  let play = startedPlay(room);
  let events: readonly PlayEvent[] = [];
  for (let taken = 0; taken < ACTIONS && !play.isGameOver; taken++) {
    for (const mark of earnedIn(room, play, events)) earned.add(mark);
    const shown = JSON.stringify(toPlayerView({ room, play, at: START })).match(MARK) ?? [];
    const leaked = shown.filter((mark) => !earned.has(mark));
    if (leaked.length > 0) return leaked.map((mark) => `P12 shows ${mark}`);
    const result = applyAction({ room, play, at: START }, anyAction(room, play, choices));
    if (!result.ok) continue;
    ({ play, events } = result.value);
  }
  return [];
}

const marks = {
  opened: (id: ItemId) => `<opened text ${id}>`,
  hint: (id: ItemId) => `<hint ${id}>`,
  wrong: (id: ItemId) => `<wrong text ${id}>`,
  scene: (id: SceneId) => `<scene ${id}>`,
  background: (id: SceneId) => `/<background ${id}>`,
  changed: (id: SceneId) => `/<changed background ${id}>`,
  ending: '<ending>',
};

function sealAll(plain: Room): Room {
  const sealed = sealRoom(plain);
  const items = Object.entries(sealed.itemConfigs).map(([id, item]) => {
    // Other faces do not accept such an answer.
    const unlockPassword =
      item.face.type === 'text' ? item.unlockPassword : (plain.itemConfigs[id]?.unlockPassword ?? '');
    const texts = { hints: [marks.hint(id)], wrongText: marks.wrong(id), unlockPassword };
    const openedDescription = item.openedDescription && marks.opened(id);
    const scene = item.onOpen?.background.scene;
    const onOpen = scene === undefined ? null : { background: { scene, ...picture(marks.changed(scene)) } };
    return [id, { ...item, ...texts, openedDescription, onOpen }] as const;
  });
  const scenes = Object.entries(sealed.scenes).map(([id, scene]) => {
    return [id, { ...scene, name: marks.scene(id), background: picture(marks.background(id)) }] as const;
  });
  return {
    ...sealed,
    ending: marks.ending,
    debrief: '<questions to talk over>',
    itemConfigs: Object.fromEntries(items),
    scenes: Object.fromEntries(scenes),
  };
}

function picture(uri: string): Background {
  return { uri, ambient: '#ffffff' };
}

/**
 * Returns the secrets that a player has earned by a step: of items that are visible, held or put into a lock; of texts
 * that were shown, or could no longer be read after opening; and of entered scenes.
 */
function earnedIn(room: Room, play: Play, events: readonly PlayEvent[]): readonly string[] {
  const inLocks = Object.values(play.usedKeys).flat();
  const seen = room.itemOrder.filter(
    (id) => isBeforeThePlayer(room, play, id) || inLocks.includes(id) || play.inventory.includes(id),
  );
  const told = events.flatMap((event) =>
    'message' in event || event.type === 'opened' || event.type === 'collected' ? [event.item] : [],
  );
  const wrong = events.flatMap((event) =>
    event.type === 'passwordWrong' || event.type === 'opened' ? [event.item] : [],
  );
  return [
    ...seen.flatMap((id) => [secrets.name(id), picturesOf(room, play, id)].flat()),
    ...told.flatMap((id) => [
      secrets.message(id),
      ...(play.items[id]?.state === 'opened' ? [marks.opened(id)] : []),
    ]),
    ...wrong.map(marks.wrong),
    ...play.entered.flatMap((id) => [marks.scene(id), marks.background(id)]),
    ...play.changedScenes.filter((id) => id === play.scene).map(marks.changed),
    ...(play.isEscaped ? [marks.ending] : []),
  ];
}

function isBeforeThePlayer(room: Room, play: Play, id: ItemId): boolean {
  const { visible, isHidden } = play.items[id] ?? {};
  return visible === true && !isHidden && room.itemConfigs[id]?.scene === play.scene;
}

function picturesOf(room: Room, play: Play, id: ItemId): readonly string[] {
  const isOpened = play.items[id]?.state === 'opened';
  const starts = room.itemConfigs[id]?.state;
  return [
    ...(starts === 'opened' ? [] : [secrets.picture(id, 'default')]),
    ...(isOpened ? [secrets.picture(id, 'opened')] : [secrets.picture(id, 'default')]),
  ];
}

function anyAction(room: Room, play: Play, choices: Choices): Action {
  const item = choices.oneOf(room.itemOrder);
  switch (choices.below(6)) {
    case 0:
      return { type: 'go', scene: choices.oneOf(play.entered) };
    case 1:
      return { type: 'enterPassword', item, password: room.itemConfigs[item]?.unlockPassword ?? '' };
    case 2:
      return { type: 'useItem', item: choices.oneOf([...play.inventory, item]), on: item };
    default:
      return { type: 'click', item };
  }
}
