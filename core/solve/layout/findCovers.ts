import { overlaps } from '../../room/geometry.ts';
import type { SceneId } from '../../room/model.ts';
import { countLooks } from '../../util/looks.ts';
import type { Layer } from './layOut.ts';

/** By layer, the overlapping layers in front of it, back to front. */
export type Covers = ReadonlyMap<Layer, readonly Layer[]>;

/** Finds all overlaps; only items of the same scene are compared. */
export function findCovers(layers: readonly Layer[]): Covers {
  const covers = new Map<Layer, Layer[]>(layers.map((layer) => [layer, []]));
  const behind = new Map<SceneId, Layer[]>();
  for (const layer of layers) {
    const others = behind.get(layer.scene) ?? [];
    countLooks(others.length);
    for (const other of others) if (overlaps(layer.rect, other.rect)) covers.get(other)?.push(layer);
    others.push(layer);
    behind.set(layer.scene, others);
  }
  return covers;
}
