import type { ManifestPart } from '../../core/catalogue/manifestPart.ts';
import type { HitBox } from '../../core/catalogue/model.ts';
import type {
  BackgroundFacts,
  ItemFacts,
  LooseFacts,
  MoodFacts,
  PictureManifest,
  VariantFacts,
} from '../../core/catalogue/pictureManifest.ts';
import { backgrounds } from '../backgrounds/library.ts';
import type { BackgroundDrawing } from '../defineBackground.ts';
import type { Item, ItemState } from '../defineItem.ts';
import type { Box } from '../ink/path.ts';
import { items } from '../items/library.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from '../kits/stage/room.ts';
import { mainColorOf } from '../mainColors.ts';
import {
  BACKGROUND_SIZE,
  backgroundDrawing,
  floorDrawing,
  itemDrawing,
  itemSize,
  type LooseDrawings,
  lightDrawing,
  looseDrawings,
  looseInMood,
} from '../pictures.ts';
import type { PictureCache } from './PictureCache.ts';

interface Workshop {
  cache: PictureCache;
  /** The wanted part; undefined for the whole manifest. */
  part: ManifestPart | undefined;
  /** Awaited after each drawing, so that a server can handle requests between two. */
  pause: () => Promise<void>;
}

const WHOLE_LIBRARY = { items, backgrounds };

/** Returns the manifest of a library, by default the whole built-in one, or of a part of it. No picture is rendered. */
export async function createManifest(
  cache: PictureCache,
  pause: () => Promise<void> = () => Promise.resolve(),
  library: { items: readonly Item[]; backgrounds: readonly BackgroundDrawing[] } = WHOLE_LIBRARY,
  part?: ManifestPart,
): Promise<PictureManifest> {
  const workshop = { cache, part, pause };
  const items = library.items.filter((item) => !part || idOf(item) in part.items);
  const backgrounds = library.backgrounds.filter((one) => !part || idOf(one) in part.backgrounds);
  return {
    items: await gather(items, idOf, (item) => itemFacts(item, workshop)),
    backgrounds: await gather(backgrounds, idOf, (background) => backgroundFacts(background, workshop)),
  };
}

async function itemFacts(item: Item, workshop: Workshop): Promise<ItemFacts> {
  const { hitBox, anchor, variants } = item.entry;
  const { castsShadow, tops } = item;
  const { width, height } = itemSize(item.entry);
  const leaves = item.leaves();
  return {
    size: [width, height],
    hitBox,
    anchor,
    ...(!castsShadow && { castsShadow }),
    ...(tops.length > 0 && { tops: [...tops] }),
    ...(leaves.length > 0 && { leaves }),
    variants: await gather(workshop.part?.items[idOf(item)] ?? Object.keys(variants), String, (color) =>
      variantFacts(item, color, workshop),
    ),
  };
}

async function variantFacts(item: Item, color: string, { cache, pause }: Workshop): Promise<VariantFacts> {
  const closed = itemDrawing(item, color, 'default');
  const [moves, floorMoves] = [movesOf(item, item.movesIn, color), movesOf(item, item.movesOnFloor, color)];
  const key = cache.keyOf(closed);
  const facts = {
    color: await mainColorOf(closed, key),
    default: key,
    ...(Object.keys(moves).length > 0 && { moves }),
    ...(Object.keys(floorMoves).length > 0 && { floorMoves }),
    ...floorKeys(item, color, cache),
    ...looseKeys(item, color, cache),
  };
  await pause();
  if (!item.states.includes('opened')) return facts;
  return { ...facts, opened: cache.keyOf(itemDrawing(item, color, 'opened')) };
}

/** Returns the keys of a lying item, in each of its states. */
function floorKeys(item: Item, color: string, cache: PictureCache): Pick<VariantFacts, 'floor'> {
  const keys = item.states.flatMap((state) => {
    const drawing = floorDrawing(item, color, state);
    return drawing ? [[state, cache.keyOf(drawing)] as const] : [];
  });
  return keys.length > 0 ? { floor: Object.fromEntries(keys) } : {};
}

/** Returns the keys of an item's moving parts, in each of its states. */
function looseKeys(item: Item, color: string, cache: PictureCache): Pick<VariantFacts, 'loose'> {
  const loose = item.states.flatMap((state): [ItemState, LooseFacts][] => {
    const drawings = looseDrawings(item, color, state);
    return drawings === null ? [] : [[state, factsOf(drawings, cache)]];
  });
  return loose.length > 0 ? { loose: Object.fromEntries(loose) } : {};
}

function factsOf({ still, parts }: LooseDrawings, cache: PictureCache): LooseFacts {
  return { still: cache.keyOf(still), parts: parts.map((drawing) => cache.keyOf(drawing)) };
}

/** Most items have no movement, and their facts stay short. */
function movesOf(
  { states }: Item,
  movesIn: Item['movesIn'],
  color: string,
): NonNullable<VariantFacts['moves']> {
  const moving = states.map((state) => [state, movesIn(color, state)] as const);
  return Object.fromEntries(moving.filter(([, moves]) => moves.length > 0));
}

async function backgroundFacts(background: BackgroundDrawing, workshop: Workshop): Promise<BackgroundFacts> {
  const { width, height } = BACKGROUND_SIZE;
  const moods = workshop.part?.backgrounds[idOf(background)] ?? Object.keys(background.entry.moods);
  return {
    size: [width, height],
    ...(background.furniture === null && { hasFloor: false }),
    moods: await gather(moods, String, (mood) => moodFacts(background, mood, workshop)),
  };
}

async function moodFacts(
  background: BackgroundDrawing,
  mood: string,
  { cache, pause }: Workshop,
): Promise<MoodFacts> {
  const drawing = backgroundDrawing(background, mood);
  const moves = background.movesIn(mood);
  const key = cache.keyOf(drawing);
  const facts = { color: await mainColorOf(drawing, key), key };
  await pause();
  const lightFrom = background.lightFrom(mood);
  const loose = looseInMood(background, mood);
  return {
    ...facts,
    ...(moves.length > 0 && { moves }),
    ...(loose && { loose: factsOf(loose, cache) }),
    ...(background.furniture && { painted: background.furniture(mood).map(onStage) }),
    ...(lightFrom && { lightFrom }),
    light: cache.keyOf(lightDrawing(background, mood)),
  };
}

/** Returns the part of a box that is on the stage, in whole percent of it. */
function onStage([x, y, width, height]: Box): HitBox {
  const [left, top] = [percentOf(x, STAGE_WIDTH), percentOf(y, STAGE_HEIGHT)];
  return {
    x: left,
    y: top,
    width: percentOf(x + width, STAGE_WIDTH) - left,
    height: percentOf(y + height, STAGE_HEIGHT) - top,
  };
}

function percentOf(at: number, size: number): number {
  return Math.round((Math.min(Math.max(at, 0), size) / size) * 100);
}

/** Runs one after the other, since all at once would fill the processor and the memory. */
async function gather<Thing, Facts>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  describe: (thing: Thing) => Promise<Facts>,
): Promise<Record<string, Facts>> {
  const facts: [string, Facts][] = [];
  for (const thing of things) facts.push([nameOf(thing), await describe(thing)]);
  return Object.fromEntries(facts);
}

function idOf({ entry }: Item | BackgroundDrawing): string {
  return entry.id;
}
