import { clampPosition, clampWidth, type PercentRect, STAGE_RATIO } from '../geometry.ts';
import type { ItemConfig, SceneId, SpotShape } from '../model.ts';
import { PLAIN_SETTINGS } from './createItem.ts';

/** The `catalogueId` of every spot. The catalogue has no such entry, since a spot has no picture. */
const SPOT_ID = 'spot';

interface SpotTraits {
  shape: SpotShape;
  name: string;
  /** In percent of the stage. */
  rect: PercentRect;
  scene: SceneId;
}

/** Creates a spot (N6): a named shape over a part of the background, with default settings. */
export function createSpot({ shape, name, rect, scene }: SpotTraits): ItemConfig {
  return {
    catalogueId: SPOT_ID,
    scene,
    spot: shape,
    name,
    uri: '',
    variants: {},
    color: '',
    state: 'default',
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    showsAs: 'caption',
    ...placeSpot(rect),
    ...PLAIN_SETTINGS,
  };
}

/** Bounds of an item's aspect (R1). */
const ASPECT = { min: 0.01, max: 100 };

/** Returns the position and size of a spot that covers this rectangle as nearly as R3 and E7 allow. */
export function placeSpot({
  x,
  y,
  width,
  height,
}: PercentRect): Pick<ItemConfig, 'position' | 'width' | 'aspect'> {
  const wanted = height / (width * STAGE_RATIO);
  const aspect = Math.min(Math.max(wanted, ASPECT.min), ASPECT.max);
  const clamped = clampWidth(width, aspect);
  return { aspect, width: clamped, position: clampPosition({ x, y }, clamped, aspect) };
}
