import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { ViewSeat } from '../../../../core/play/view/playerView.ts';
import { hitRect, type PercentRect } from '../../../../core/room/geometry.ts';
import type { ScenePoint } from '../../../shared/ports/LiveChannel.ts';
import type { GameplayState } from '../../session/gameplayStore.ts';
import type { SeenSignal } from './companyStore.ts';

type Seen = Pick<GameplayState, 'scene' | 'places' | 'team'>;

/** Where a signal is, from this player's point of view. */
export type Sight =
  /** In the scene that this player sees. */
  | { type: 'here' }
  /** In another place; null for one that the team has not entered. */
  | { type: 'elsewhere'; place: OpaqueName | null };

/** Returns the place of a signal as this player sees it (T11). A signal in a close-up counts as in its player's place. */
export function sightOf({ scene, seat }: Pick<SeenSignal, 'scene' | 'seat'>, seen: Seen): Sight {
  if (scene === seen.scene?.id) return { type: 'here' };
  const entered = seen.places.map(({ id }) => id);
  const from = seen.team?.seats.find((each) => each.seat === seat)?.place;
  return {
    type: 'elsewhere',
    place: entered.find((id) => id === scene) ?? entered.find((id) => id === from) ?? null,
  };
}

/**
 * Returns the place where this player could see a signal; null if they are there already, or cannot go there.
 */
export function wayTo(sight: Sight, { scene }: Pick<GameplayState, 'scene'>): OpaqueName | null {
  return sight.type === 'elsewhere' && scene !== null && sight.place !== scene.id ? sight.place : null;
}

/** Whether somebody else is at this player's place; if not, nobody would see a pointer. */
export function isAccompanied({ scene, team }: Pick<GameplayState, 'scene' | 'team'>): boolean {
  const place = team?.seats.find(({ seat }) => seat === team.seat)?.place ?? null;
  const isThere = (each: ViewSeat) => each.seat !== team?.seat && each.place === place;
  return scene !== null && place !== null && team?.seats.some(isThere) === true;
}

/**
 * Returns the name of the topmost thing at a point of the scene that this player sees; null if there is none.
 */
export function thingAt(
  { x, y }: Pick<ScenePoint, 'x' | 'y'>,
  { items, itemOrder }: Pick<GameplayState, 'items' | 'itemOrder'>,
): string | null {
  const name = itemOrder.findLast((each) => {
    const item = items[each];
    return item !== undefined && covers(hitRect(item), { x: x / 10, y: y / 10 });
  });
  return name === undefined ? null : (items[name]?.label ?? null);
}

function covers({ x, y, width, height }: PercentRect, at: { x: number; y: number }): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

/** The visible part of the stage, with the size of a percent of it. */
export interface StageWindow {
  seen: PercentRect;
  /** CSS pixels of one percent of the stage. */
  unit: { x: number; y: number };
}

/** The position of a point in the visible part of the stage, in percent of the stage. */
export interface Spot {
  x: number;
  y: number;
  /** The edge of the window beyond which the point is; null if it is within. */
  beyond: 'left' | 'right' | 'top' | 'bottom' | null;
}

/** Finds where a point is drawn: beyond the seen part of the stage, at that edge (`inset` percent of the stage from it). */
export function spotIn(
  { x, y }: Pick<ScenePoint, 'x' | 'y'>,
  seen: PercentRect,
  inset: { x: number; y: number },
): Spot {
  const at = { x: x / 10, y: y / 10 };
  const [left, right, top, bottom] = [seen.x, seen.x + seen.width, seen.y, seen.y + seen.height];
  const beyond =
    at.x < left ? 'left' : at.x > right ? 'right' : at.y < top ? 'top' : at.y > bottom ? 'bottom' : null;
  if (beyond === null) return { ...at, beyond };
  return {
    x: within(left + inset.x, at.x, right - inset.x),
    y: within(top + inset.y, at.y, bottom - inset.y),
    beyond,
  };
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
