import type { Room, SceneId } from '../../room/model.ts';
import { firstSceneOf } from '../../room/scenes.ts';
import { applyAction } from '../applyAction.ts';
import { createPlay } from '../createPlay.ts';
import type { PlayerView } from './playerView.ts';
import { toPlayerView } from './toPlayerView.ts';

/**
 * Returns the player's view right after the start (P12, P14), or of any place before anything was done there. Covers
 * are drawn from it, in the editor and in seeding, so they reveal nothing. The names in it are dummies.
 */
export function openingView(
  room: Room,
  scene: SceneId = firstSceneOf(room),
): Pick<PlayerView, 'background' | 'items'> {
  let count = 0;
  const play = createPlay(room, () => `item-${count++}`);
  const started = applyAction({ room, play, at: 0 }, { type: 'start' });
  return toPlayerView({ room, play: { ...(started.ok ? started.value.play : play), scene }, at: 0 });
}
