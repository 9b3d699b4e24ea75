import { clampPosition, clampWidth, type PercentRect, STAGE_RATIO } from '../geometry.ts';
import type { ItemConfig, SceneId, SpotShape } from '../model.ts';
import { PLAIN_SETTINGS } from './createItem.ts';

/** Of no entry of the catalogue: a spot has no picture. */
const SPOT_ID = 'spot';

interface SpotTraits {
  shape: SpotShape;
  name: string;
  /** In percent of the stage. */
  rect: PercentRect;
  scene: SceneId;
}

/** A new spot (N6): a named shape over what the background shows, and nothing set. */
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

/** The bounds of R1. */
const ASPECT = { min: 0.01, max: 100 };

/** Where a spot goes that is to cover this part of the stage, as near as R3 and E7 allow. */
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
