import type { SceneId } from '../../../core/room/model.ts';
import type { ClientPoint } from '../../../game/ports.ts';

/** The scene whose tile is at a point; null beside the strip, and for the scene already shown. */
export function sceneTileAt(at: ClientPoint): SceneId | null {
  const tile = tileAt(at);
  return tile?.getAttribute('aria-pressed') === 'false' ? (tile.dataset.scene ?? null) : null;
}

/** The scene whose tile is at a point, even if it is already shown; null beside the strip. */
export function anySceneTileAt(at: ClientPoint): SceneId | null {
  return tileAt(at)?.dataset.scene ?? null;
}

function tileAt({ clientX, clientY }: ClientPoint): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-scene]') ?? null;
}
