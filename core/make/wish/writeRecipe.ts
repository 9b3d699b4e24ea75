import type { Chance } from '../../lock/shuffle.ts';
import type { Recipe, RecipeItem, RecipeScene, RecipeSpot } from '../../recipe/model.ts';
import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type ItemId, START_ID } from '../../room/model.ts';
import { decorate } from '../furnish/decorate.ts';
import { furnish } from '../furnish/furnish.ts';
import type { Placed, Surroundings, Wanted } from '../furnish/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import type { StoryTold } from '../stories/StoryTold.ts';
import type { Voice } from '../voices/model.ts';
import { inVoice } from '../voices/voices.ts';
import { capitalized } from '../words/capitalized.ts';
import { type Noun, nounBy } from '../words/noun.ts';
import { DOOR, nounOf } from '../words/nouns.ts';
import { ANY_REMARK, REMARKS } from '../words/remarks.ts';
import type { Teller } from '../words/Teller.ts';
import type { Wish } from './model.ts';
import type { Taken } from './PuzzleMaker.ts';
import type { PlannedThing } from './plan.ts';
import type { MadeCloseUp, MadeScene } from './Space.ts';
import * as sayings from './sayings.ts';

interface Writing {
  wish: Wish;
  scenes: readonly [MadeScene, ...MadeScene[]];
  closeUps: readonly MadeCloseUp[];
  story: StoryTold;
  voice: Voice;
  /** What the room has already: a second one of what a kept lock counts would make it wrong. */
  taken: Taken;
  teller: Teller;
  chance: Chance;
}

/**
 * Furnishes the things of a room and tells its story; the time limit is the longest, until the room's length is known.
 * Null if something has no place.
 */
export function writeRecipe(
  things: readonly PlannedThing[],
  surroundings: Surroundings,
  writing: Writing,
): Recipe | null {
  const { wish, scenes, closeUps, story, taken, chance } = writing;
  const isPlaced = isPlacedIn(things);
  const required = things.filter((thing) => !thing.spot && isPlaced(thing)).map(toWanted);
  const used = new Set([...taken.kinds, ...things.flatMap(({ of }) => of)]);
  const decorations = decorationsFor(scenes, { required, used, chance });
  const herrings = herringsOf(writing);
  const wanted = [
    ...required,
    ...herrings.map((herring) => ({ ...toWanted(herring), isOptional: true })),
    ...decorations,
  ];
  const spots = things.flatMap((thing) => toSpot(thing, wish));
  const free = scenes.map((scene) => withFreeSpots(scene, spots));
  const placed = furnish([...free, ...closeUps], wanted, surroundings, chance);
  if (!placed) return null;
  const idle = decorations.flatMap((each) => idleThing(each, placed, writing));
  const door = things.find(({ id }) => id === DOOR_ID);
  const doorPlace = placed.find(({ id }) => id === DOOR_ID);
  const places = new Map(placed.map(({ id }, place) => [id, place]));
  const placeOf = ({ id, inside }: PlannedThing) => places.get(id) ?? places.get(inside ?? '') ?? 0;
  // From back to front, as they were placed: items are drawn in this order.
  const all = [...idle, ...herrings, ...things.filter(({ id }) => id !== DOOR_ID)].toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  );
  return {
    id: 'made',
    order: 0,
    roomName: wish.about.trim() || story.title,
    introduction: story.introduction,
    ending: story.ending,
    timeLimit: LIMITS.timeLimit.max,
    language: wish.language,
    background: scenes[0].background,
    startName: nameOf(scenes[0], wish),
    scenes: furtherScenes(writing),
    door: {
      of: doorPlace?.of ?? '',
      ...(doorPlace && { color: doorPlace.color }),
      name: capitalized(DOOR[wish.language]),
      ...(door && settingsOf({ ...door, says: [story.door, door.says].join(' ') })),
    },
    items: all.flatMap((thing) => toItem(thing, { things, placed, wish })),
    ...(spots.length > 0 && { spots }),
  };
}

function furtherScenes({ wish, scenes, closeUps, teller }: Writing): readonly RecipeScene[] {
  const places = scenes.slice(1).map((scene): RecipeScene => {
    return { id: scene.id, name: nameOf(scene, wish), kind: 'place', background: scene.background };
  });
  const near = closeUps.map(({ id, background }): RecipeScene => {
    const name = teller.phrase(sayings.CLOSE_UP_NAMES[background.id] ?? sayings.FROM_NEAR);
    return { id, name, kind: 'closeUp', background };
  });
  return [...places, ...near];
}

function nameOf({ noun }: MadeScene, { language }: Wish): string {
  return capitalized(noun[language]);
}

/** Number of papers that tell nothing, by the level of the wish; children have none. */
const HERRINGS = [0, 0, 1, 2] as const;
const LEAST_AGE = 12;

/** Returns papers that tell nothing, by people who tell nothing else. */
function herringsOf(writing: Writing): readonly PlannedThing[] {
  const { wish, scenes, story, chance } = writing;
  const count = wish.age < LEAST_AGE ? 0 : HERRINGS[wish.level];
  return story.bystanders.slice(0, count).flatMap((author, place): readonly PlannedThing[] => {
    const of = chooseOne(['note', 'letter'], chance);
    const noun = nounOf(of);
    if (!noun) return [];
    return [
      {
        id: `${IDLE}paper${place + 1}`,
        of: [of],
        scene: chooseOne(scenes, chance).id,
        inside: null,
        noun,
        name: capitalized(nounBy(author, noun)[wish.language]),
        says: writing.story.paper(author, herringFor(writing, place)),
        showsAs: 'paper',
      },
    ];
  });
}

/** The first one speaks of what the room is about, if the creator said so. */
function herringFor({ wish, teller }: Writing, place: number): string {
  const about = wish.about.trim();
  return place === 0 && about !== ''
    ? teller.tell(sayings.HERRINGS_ABOUT, { about })
    : teller.tell(sayings.HERRINGS);
}

/** The result of a combination needs no place: it is made where its first part is. */
function isPlacedIn(things: readonly PlannedThing[]) {
  const results = new Set(things.flatMap(({ combines }) => combines?.into ?? []));
  return ({ id }: PlannedThing) => !results.has(id);
}

function toWanted({ id, of, scene, inside, color }: PlannedThing): Wanted {
  return { id, of, scene, inside, ...(color !== undefined && { color }) };
}

/** Returns what makes the places look lived in, of kinds that the room does not have yet. */
function decorationsFor(
  scenes: readonly MadeScene[],
  { required, used, chance }: { required: readonly Wanted[]; used: ReadonlySet<string>; chance: Chance },
): readonly Wanted[] {
  const places = scenes.map(({ id, theme }) => ({
    id,
    decorations: theme.decorations.filter((of) => !used.has(of) && nounOf(of)),
  }));
  const all = decorate(places, required, chance);
  return all.slice(required.length).map((each) => ({ ...each, id: `${IDLE}${each.id}` }));
}

/** How the ids of things begin that only belong to the place. */
const IDLE = 'idle-';

/** Returns whether a thing only belongs to the place, so that a room may do without it. */
export function isIdle(id: ItemId): boolean {
  return id.startsWith(IDLE);
}

function idleThing(
  { id, scene }: Wanted,
  placed: readonly Placed[],
  writing: Writing,
): readonly PlannedThing[] {
  const of = placed.find((each) => each.id === id)?.of;
  const noun = of === undefined ? null : nounOf(of);
  if (of === undefined || !noun) return [];
  return [{ id, of: [of], scene, inside: null, noun, says: lookAt(of, noun, writing) }];
}

/** How often a thing that only belongs to the place is seen by the story, and how often by its theme. */
const LOOKS = { story: 0.45, theme: 0.3 } as const;

/** What is said of such a thing: by the story, by its theme, or what can be said of it anywhere. */
function lookAt(of: string, thing: Noun, { teller, voice, story, chance }: Writing): string {
  const slots = { thing, owner: story.owner };
  const roll = chance();
  const byStory = roll < LOOKS.story ? story.look(thing) : null;
  if (byStory !== null) return byStory;
  const byTheme = inVoice(voice, ({ looks }) => looks);
  const anywhere = REMARKS[of];
  const said = roll < LOOKS.story + LOOKS.theme ? null : anywhere && teller.tellNew(anywhere, slots);
  return said ?? teller.tell(byTheme, slots, ANY_REMARK);
}

function settingsOf({ says, saysOpened, hints, lock }: Partial<PlannedThing>) {
  return {
    ...(says !== undefined && { says }),
    ...(saysOpened !== undefined && { saysOpened }),
    ...(hints && { hints }),
    ...(lock && { lock }),
  };
}

/** Something painted is a spot of its place. */
function toSpot(
  { id, scene, spot, noun, ...thing }: PlannedThing,
  { language }: Wish,
): readonly RecipeSpot[] {
  if (!spot || !noun) return [];
  const name = capitalized(noun[language]);
  return [{ id, name, rect: spot, ...(scene !== START_ID && { scene }), ...settingsOf(thing) }];
}

/** Nothing stands before what players have to count. */
function withFreeSpots(scene: MadeScene, spots: readonly RecipeSpot[]): MadeScene {
  const here = spots.filter((spot) => (spot.scene ?? START_ID) === scene.id);
  return { ...scene, keepFree: [...(scene.keepFree ?? []), ...here.map(({ rect }) => rect)] };
}

interface Context {
  things: readonly PlannedThing[];
  placed: readonly Placed[];
  wish: Wish;
}

function toItem(thing: PlannedThing, { things, placed, wish }: Context): readonly RecipeItem[] {
  const { id, scene, noun, name, showsAs, leadsTo, changes, combines, isAddable, inside } = thing;
  const place = placed.find((each) => each.id === id) ?? placed.find((each) => each.id === inside);
  if (!place) return [];
  const isPlaced = isPlacedIn(things);
  const hides = things.filter((other) => other.inside === id && isPlaced(other)).map((other) => other.id);
  return [
    {
      id,
      of: thing.of[0] ?? place.of,
      color: thing.color ?? place.color,
      at: place.at,
      width: place.width,
      name: name ?? (noun ? capitalized(noun[wish.language]) : ''),
      ...(scene !== START_ID && { scene }),
      ...settingsOf(thing),
      ...(showsAs && { showsAs }),
      ...(leadsTo !== undefined && { leadsTo }),
      ...(changes && { changes }),
      ...(combines && { combines }),
      ...(isAddable !== undefined && { isAddable }),
      ...(hides.length > 0 && { hides }),
    },
  ];
}
