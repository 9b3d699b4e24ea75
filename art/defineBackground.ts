import type { BackgroundEntry, Position } from '../core/catalogue/model.ts';
import type { Move } from '../core/catalogue/moves.ts';
import { backgroundUri } from '../core/catalogue/pictureAddresses.ts';
import { Ink, type Shows } from './ink/Ink.ts';
import { SHADOW } from './ink/light.ts';
import type { Box } from './ink/path.ts';
import { rect } from './ink/shapes.ts';
import { type NearLight, type NearThing, nearFaces, nearThings } from './kits/stage/nearThings.ts';
import { STAGE_BOX, STAGE_HEIGHT, STAGE_WIDTH } from './kits/stage/room.ts';
import { movesWithin } from './moving.ts';
import { type Apart, takeApart } from './takeApart.ts';

export interface Mood<Palette> {
  palette: Palette;
  /** The room's light as `#rrggbb`; items are multiplied by it. */
  ambient: string;
  /**
   * The position of the main light, in percent of the stage, possibly outside it: shadows fall away from it.
   * The top left by default.
   */
  lightFrom?: Position;
}

/** A room or a close-up: its moods and the code that draws it. */
export interface BackgroundDesign<Palette> {
  /** Stable for ever (R11); no item may have the same id, since thumbnails share one folder. */
  id: string;
  name: string;
  theme: string;
  seed: number;
  /** The moods by name; the first one is the default. Moods are never removed (R11). */
  moods: Readonly<Record<string, Mood<Palette>>>;
  collection?: string;
  /**
   * The bounds of all furniture that stands or hangs before a room's wall, as a function of the palette if moods
   * differ. None may reach into the door bay of `kits/stage/room.ts`. Null for a close-up, which has no door (N1).
   */
  furniture: readonly Box[] | ((palette: Palette) => readonly Box[]) | null;
  draw: (ink: Ink, palette: Palette) => void;
  /**
   * Draws the light that lies over the items too: the vignette, shafts of light, glows. Only soft shapes,
   * since its picture is small.
   */
  light: (ink: Ink, palette: Palette) => void;
  /**
   * Dark things near the viewer, at the stage's edges. Their solid shapes are drawn behind the items, their soft shapes
   * over them.
   */
  near: readonly NearThing[];
  /**
   * The movements in the background, in the stage's units; a part that swings or turns is drawn by `draw`
   * within `loose`.
   */
  moves?: (palette: Palette) => readonly Move[];
}

/** The part of a background to draw: the picture behind the items, the light over them, or both in one. */
export type BackgroundPart = 'behind' | 'light' | 'whole';

export interface BackgroundDrawing {
  /** The entry without its position in the palette, which the library's order gives. */
  entry: Omit<BackgroundEntry, 'order'>;
  /** Returns the bounds of the furniture in one mood. @throws RangeError as `drawSvg` does */
  furniture: ((mood: string) => readonly Box[]) | null;
  near: readonly NearThing[];
  /** The position of the light in one mood, where it is set. */
  lightFrom: (mood: string) => Position | undefined;
  /** SVG text of one mood. @throws RangeError for a mood that the room lacks */
  drawSvg: (mood: string, part: BackgroundPart) => string;
  /**
   * The picture behind the items, separated from its swinging and turning parts. @throws RangeError as
   * `drawSvg` does
   */
  takeApart: (mood: string) => Apart | null;
  /** The movements in one mood. @throws RangeError as `drawSvg` does */
  movesIn: (mood: string) => Move[];
}

/** The light on these near things comes from the middle of the room unless the mood sets a position. */
const ROOM_MIDDLE: Position = { x: 50, y: 30 };

/** Outline width; thinner than that of items, so that items stand out. */
const ROOM_LINE = 3;

/** A background of the library with its catalogue entry. */
export function defineBackground<Palette>(design: BackgroundDesign<Palette>): BackgroundDrawing {
  const { id, name, theme, furniture, collection = 'basic' } = design;
  const moods = Object.entries(design.moods).map(([mood, { ambient }]) => [
    mood,
    { uri: backgroundUri(id, mood), ambient },
  ]);
  const paletteOf = (mood: string): Palette => {
    const chosen = design.moods[mood];
    if (!chosen) throw new RangeError(`${id} has no mood ${mood}`);
    return chosen.palette;
  };
  return {
    entry: {
      id,
      name,
      theme,
      moods: Object.fromEntries(moods),
      moodOrder: Object.keys(design.moods),
      collection,
      is_active: true,
    },
    furniture:
      furniture && ((mood) => (typeof furniture === 'function' ? furniture(paletteOf(mood)) : furniture)),
    near: design.near,
    lightFrom: (mood) => design.moods[mood]?.lightFrom,
    drawSvg: draw,
    takeApart: (mood) => takeApart(movesOf(mood), (shows) => draw(mood, 'behind', shows)),
    movesIn: (mood) => movesWithin(STAGE_BOX, movesOf(mood)),
  };

  function movesOf(mood: string): readonly Move[] {
    return design.moves?.(paletteOf(mood)) ?? [];
  }

  function draw(mood: string, part: BackgroundPart, shows: Shows = 'all'): string {
    const palette = paletteOf(mood);
    const { near } = design;
    const light = nearLightOf(design.moods[mood]);
    const ink = new Ink({
      width: STAGE_WIDTH,
      height: STAGE_HEIGHT,
      line: ROOM_LINE,
      seed: design.seed,
      shows,
    });
    if (part !== 'light') {
      // Otherwise the page would be visible between wall and floor in a scaled-down picture.
      ink.draw(rect(...STAGE_BOX), { fill: SHADOW });
      design.draw(ink, palette);
      nearFaces(ink, near, light);
    }
    if (part !== 'behind') {
      nearThings(ink, near, light);
      design.light(ink, palette);
    }
    return ink.toSvg();
  }
}

function nearLightOf(mood: Mood<unknown> | undefined): NearLight {
  const { x, y } = mood?.lightFrom ?? ROOM_MIDDLE;
  return { color: mood?.ambient ?? '#ffffff', from: [(x * STAGE_WIDTH) / 100, (y * STAGE_HEIGHT) / 100] };
}
