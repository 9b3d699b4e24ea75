import type { RecipeBackground } from '../../../recipe/model.ts';
import type { PercentRect } from '../../../room/geometry.ts';

/** What the drawings of backgrounds show besides the furniture that the picture guide knows, in percent of the stage. */
type Rects = Readonly<Record<string, readonly PercentRect[]>>;

/** Slopes, friezes, holes and vines: a picture hung over them would look wrong. A mood of its own has its own list. */
const NOT_FOR_HANGING: Rects = {
  study: [box(0, 0, 100, 8)],
  'study/rain': [box(0, 0, 100, 8), box(66, 29, 5, 13)],
  dungeon: [box(14, 30, 8, 24), box(78, 51, 7, 11)],
  spaceship: [box(0, 0, 8, 74), box(93, 0, 7, 74), box(64, 61, 12, 9)],
  classroom: [box(0, 0, 100, 17), box(75, 12, 8, 20), box(16, 24, 4, 14), box(82, 34, 18, 12)],
  laboratory: [box(0, 0, 100, 15), box(67, 42, 4, 14), box(72, 59, 9, 12)],
  tomb: [box(0, 0, 100, 22), box(26, 20, 9, 54)],
  'captains-cabin': [box(0, 0, 100, 11), box(0, 0, 2, 74)],
  'wizard-tower': [box(0, 0, 100, 8)],
  'childs-attic': [
    ...[box(0, 0, 100, 24), box(0, 0, 21, 36), box(79, 0, 21, 36)],
    ...[box(0, 0, 14, 54), box(86, 0, 14, 54), box(18, 53, 10, 13)],
  ],
  kitchen: [box(26, 6, 48, 24)],
  hospital: [box(0, 0, 100, 12), box(96, 0, 4, 80)],
  'bank-vault': [box(0, 0, 100, 21), box(32, 41, 13, 30)],
  'jungle-temple': [box(0, 0, 100, 22), box(29, 20, 9, 54), box(60, 20, 6, 36)],
  'train-compartment': [box(0, 0, 5, 80), box(96, 0, 4, 80), box(0, 0, 100, 12)],
  'manor-hall': [box(0, 0, 100, 8)],
};

/** Dark things near the viewer, which most rooms have in their lower corners. */
export const NEAR_CORNERS: readonly PercentRect[] = [box(0, 80, 6.5, 20), box(93.5, 80, 6.5, 20)];

/** A part of a close-up in which nothing is painted that should be seen. */
export interface NearArea {
  rect: PercentRect;
  /**
   * Whether it is seen from above and everything lies in it, is a wall for what hangs, or has a board along its lower
   * edge.
   */
  as: 'table' | 'wall' | 'shelf';
}

const NEAR_AREAS: Readonly<Record<string, readonly NearArea[]>> = {
  'desk-top': [table(44, 26, 31, 42), table(59, 7, 17, 18), table(5, 55, 10, 24)],
  'drawer-inside': [table(13, 46, 51, 22), table(50, 34, 20, 34), table(60, 52, 15, 26)],
  'behind-picture': [wall(77, 10, 11, 78), wall(30, 10, 10, 78)],
  'machine-panel': [wall(9, 57, 28, 15), wall(66, 60, 25, 11), wall(9, 16, 28, 9)],
  'locker-inside': [
    ...[shelf(26, 43, 97, 34), shelf(62, 84, 97, 34), shelf(44, 61, 97, 12), shelf(47.5, 58, 29.2, 20)],
    wall(48, 36, 18, 34),
  ],
  'shelf-near': [
    shelf(50.5, 63.5, 72, 50),
    shelf(8, 52, 98.5, 16),
    shelf(60, 90, 98.5, 16),
    wall(40, 14, 48, 28),
  ],
  'wall-near': [shelf(52, 64, 51.6, 10), shelf(30, 86, 99, 36), wall(36, 56, 48, 26), wall(34, 6, 34, 34)],
  'floor-hatch': [table(23, 6, 10, 90), table(90.5, 6, 9, 68), table(76, 6, 7, 90)],
};

/** Returns where nothing may hang in a background. */
export function notForHanging({ id, mood }: RecipeBackground): readonly PercentRect[] {
  return NOT_FOR_HANGING[`${id}/${mood}`] ?? NOT_FOR_HANGING[id] ?? [];
}

/** Returns where things may be in a close-up; the middle of one that is not known. */
export function nearAreasOf({ id }: RecipeBackground): readonly NearArea[] {
  return NEAR_AREAS[id] ?? [table(15, 20, 70, 65)];
}

function box(x: number, y: number, width: number, height: number): PercentRect {
  return { x, y, width, height };
}

function table(x: number, y: number, width: number, height: number): NearArea {
  return { rect: box(x, y, width, height), as: 'table' };
}

function wall(x: number, y: number, width: number, height: number): NearArea {
  return { rect: box(x, y, width, height), as: 'wall' };
}

/** A board from left to right at a height, with the free space above it. */
function shelf(left: number, right: number, foot: number, space: number): NearArea {
  return { rect: box(left, foot - space, right - left, space), as: 'shelf' };
}
