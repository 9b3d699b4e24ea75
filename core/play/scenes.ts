import type { Background, Room, SceneId } from '../room/model.ts';
import { sceneOf } from '../room/scenes.ts';
import type { Play } from './model.ts';
import type { Step } from './step.ts';

/** Puts the player into a scene (N3). Entering the one that the player is in changes nothing. */
export function enterScene(room: Room, play: Play, scene: SceneId): Step {
  if (scene === play.scene) return { play, events: [] };
  return {
    play: {
      ...play,
      scene,
      entered: play.entered.includes(scene) ? play.entered : [...play.entered, scene],
      wayBack: wayBackFrom(room, play, scene),
    },
    events: [{ type: 'entered', scene }],
  };
}

/** Out of a close-up, to where it was entered from; undefined where there is no such way (N3). */
export function sceneBehind({ wayBack }: Play): SceneId | undefined {
  return wayBack.at(-1);
}

/** A scene on the way back cuts it there; a place ends it, a close-up goes on from where the player was. */
function wayBackFrom(room: Room, { scene: from, wayBack }: Play, to: SceneId): readonly SceneId[] {
  const met = wayBack.indexOf(to);
  if (met >= 0) return wayBack.slice(0, met);
  return sceneOf(room, to)?.kind === 'closeUp' ? [...wayBack, from] : [];
}

/** The background that a scene shows in a play: the other one once it was changed (O3). */
export function backgroundIn(room: Room, play: Pick<Play, 'changedScenes'>, scene: SceneId): Background {
  const changed = play.changedScenes.includes(scene) ? changedBackground(room, scene) : undefined;
  return changed ?? sceneOf(room, scene)?.background ?? room.background;
}

function changedBackground(room: Room, scene: SceneId): Background | undefined {
  for (const { onOpen } of Object.values(room.itemConfigs)) {
    if (onOpen?.background.scene === scene)
      return { uri: onOpen.background.uri, ambient: onOpen.background.ambient };
  }
  return undefined;
}
