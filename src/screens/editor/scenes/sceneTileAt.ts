import type { SceneId } from '../../../../core/room/model.ts';
import type { ClientPoint } from '../../../../game/ports.ts';

/** The scene whose tile is there; null beside the strip, and on the tile of the scene that is shown already. */
export function sceneTileAt({ clientX, clientY }: ClientPoint): SceneId | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-scene]');
  return tile?.getAttribute('aria-pressed') === 'false' ? (tile.dataset.scene ?? null) : null;
}
