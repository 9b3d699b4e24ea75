import type { SceneId } from '../../../core/room/model.ts';
import type { ClientPoint } from '../../../game/ports.ts';

/** The scene whose tile is there; null beside the strip, and on the tile of the scene that is shown already. */
export function sceneTileAt(at: ClientPoint): SceneId | null {
  const tile = tileAt(at);
  return tile?.getAttribute('aria-pressed') === 'false' ? (tile.dataset.scene ?? null) : null;
}

/** The same, be it shown already or not. */
export function anySceneTileAt(at: ClientPoint): SceneId | null {
  return tileAt(at)?.dataset.scene ?? null;
}

function tileAt({ clientX, clientY }: ClientPoint): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-scene]') ?? null;
}
