import type { Background, Room, SceneId } from '../room/model.ts';
import { sceneOf } from '../room/scenes.ts';
import type { Play } from './model.ts';
import type { Step } from './step.ts';

/** Moves the player to a scene (N3); entering the present scene changes nothing. */
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

/** Returns the scene from which a close-up was entered; undefined if there is none (N3). */
export function sceneBehind({ wayBack }: Play): SceneId | undefined {
  return wayBack.at(-1);
}

/**
 * Returns the scenes of the way back after entering a scene. If it is one of them, the way is cut there; otherwise a
 * place clears the way, and a close-up adds the scene that the player left.
 */
function wayBackFrom(room: Room, { scene: from, wayBack }: Play, to: SceneId): readonly SceneId[] {
  const met = wayBack.indexOf(to);
  if (met >= 0) return wayBack.slice(0, met);
  return sceneOf(room, to)?.kind === 'closeUp' ? [...wayBack, from] : [];
}

/** Returns the background of a scene in a play: the other one after it was changed (O3). */
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
