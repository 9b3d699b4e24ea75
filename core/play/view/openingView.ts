import type { Room, SceneId } from '../../room/model.ts';
import { firstSceneOf } from '../../room/scenes.ts';
import { applyAction } from '../applyAction.ts';
import { createPlay } from '../createPlay.ts';
import type { PlayerView } from './playerView.ts';
import { toPlayerView } from './toPlayerView.ts';

/**
 * What a player sees right after the start (P12, P14), or would see in a place that nothing was done in yet. Every cover shows this and
 * so gives nothing away, whether the editor's stage draws it or the seeding. Names stand for nothing.
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
