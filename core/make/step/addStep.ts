import type { CatalogueEntry } from '../../catalogue/model.ts';
import type { Command } from '../../edit/command.ts';
import { numberedName } from '../../edit/numberedName.ts';
import { type Chance, createChance, shuffle } from '../../lock/shuffle.ts';
import type { Catalogue } from '../../recipe/catalogue.ts';
import { nameCommands, settingCommands } from '../../recipe/settingCommands.ts';
import { LIMITS } from '../../room/limits.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId } from '../../room/model.ts';
import { plainLanguage } from '../../room/plainLanguage.ts';
import { placesOf, sceneOf } from '../../room/scenes.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import { chooseColor } from '../furnish/color/chooseColor.ts';
import type { Surroundings, Theme } from '../furnish/model.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import { MADE_LANGUAGES } from '../words/language.ts';
import { nounOf } from '../words/nouns.ts';
import { findGuardable } from './findGuardable.ts';
import { findPlaces, type PlacedEntry, type StepPlaces } from './findPlaces.ts';
import type { AddedStep, StepMaking, StepRefusal } from './model.ts';
import { type Opening, openByAnswer, openByKey, type Settings, type Taken } from './openings.ts';
import { proveStep } from './proveStep.ts';

/** Number of steps that are tried for a thing in its own scene, and then in others. */
const TRIES = 6;
/** How often an answer is tried before a key. */
const BY_ANSWER = 0.7;

/** Containers that people bring along, so that they are found in any place; small ones first. */
const ANYWHERE: readonly string[] = [
  'jewelry-box',
  'cryptex',
  'toolbox',
  'suitcase',
  'backpack',
  'crate',
  'chest',
];

/**
 * Adds one step at a thing of a room: what opens it, or the thing itself, is now found in a new locked container, and
 * what opens that one lies where it was. The room has a way out as before, with one lock more and no new finding.
 */
export function addStep(room: Room, at: ItemId, making: StepMaking): Result<AddedStep, StepRefusal> {
  const walkthrough = findWalkthrough(room);
  if (!walkthrough) return refuse('noWayOut');
  if (room.itemOrder.length + 2 > LIMITS.items) return refuse('full');
  const guardable = findGuardable(room, at, walkthrough.steps);
  if (guardable.length === 0) return refuse('nothingToGuard');
  for (const guarded of guardable) {
    const seeds = Array.from({ length: TRIES }, (_, tried) => `${making.seed} ${guarded} ${tried}`);
    for (const into of scenesFor(room, guarded)) {
      for (const seed of seeds) {
        const added = tryOnce(room, { guarded, into }, { ...making, seed });
        if (added) return success(added);
      }
    }
  }
  return refuse('noPlace');
}

/** The scenes into which a thing may be put away: its own, and for a small thing alone all places. */
function scenesFor(room: Room, id: ItemId): readonly SceneId[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const isAlone = hiddenBy(item).length === 0 && item.group === undefined && !item.isItemLocked;
  return isAlone ? [...new Set([item.scene, ...placesOf(room)])] : [item.scene];
}

/** The thing that is put away, and the scene of its new container. */
interface Guarding {
  guarded: ItemId;
  into: SceneId;
}

function tryOnce(room: Room, { guarded, into }: Guarding, making: StepMaking): AddedStep | null {
  const { surroundings, ids, seed } = making;
  const chance = createChance(seed);
  const theme = themeOf(room, into, surroundings);
  const taken = takenIn(room);
  const opening = chooseOpening(room, { theme, taken, openerId: ids.opener, chance });
  if (!opening) return null;
  const { items } = surroundings.catalogue;
  const containers = containersFor({ theme, taken, items, chance }).filter(({ id }) => opening.suits(id));
  const openers = opening.openers.flatMap((of) => items.find(({ id }) => id === of) ?? []);
  const places = findPlaces(room, { guarded, into, containers, openers }, surroundings, chance);
  if (!places) return null;
  const commands = commandsFor(room, { guarded, opening, places, making, chance });
  const proved = commands && proveStep(room, commands, { ...ids, entries: items });
  if (!proved) return null;
  return {
    command: { type: 'batch', commands: proved.commands },
    room: proved.room,
    guarded,
    ...ids,
    openedBy: opening.openedBy,
    hider: places.hider,
    timeLimit: proved.timeLimit,
  };
}

function chooseOpening(
  room: Room,
  making: { theme: Theme | null; taken: Taken; openerId: ItemId; chance: Chance },
): Opening | null {
  const spoken = plainLanguage(room.language);
  const language = MADE_LANGUAGES.find((each) => each === spoken) ?? null;
  const whole = { ...making, language };
  const isByAnswer = making.chance() < BY_ANSWER;
  if (isByAnswer) return openByAnswer(whole) ?? openByKey(whole);
  return openByKey(whole) ?? openByAnswer(whole);
}

/** The theme to which the background of a scene belongs. */
function themeOf(room: Room, scene: SceneId, { catalogue }: Surroundings): Theme | null {
  const { uri } = sceneOf(room, scene)?.background ?? room.background;
  const shown = catalogue.backgrounds.find(({ moods }) =>
    Object.values(moods).some((mood) => mood.uri === uri),
  );
  const shows = ({ backgrounds, closeUps }: Theme) =>
    [...backgrounds, ...closeUps].some((background) => background.id === shown?.id);
  return THEMES.find(shows) ?? null;
}

function takenIn(room: Room): Taken {
  const all = Object.values(room.itemConfigs);
  const texts = all.flatMap(({ name, customDescription, openedDescription, hints }) => [
    name,
    customDescription,
    openedDescription,
    ...hints,
  ]);
  return {
    answers: new Set(all.map(({ unlockPassword }) => unlockPassword.toLowerCase())),
    kinds: new Set(all.map(({ catalogueId }) => catalogueId)),
    texts: [room.introduction, room.ending, ...texts].join(' '),
  };
}

interface Choice {
  theme: Theme | null;
  taken: Taken;
  items: readonly CatalogueEntry[];
  chance: Chance;
}

/** Containers of kinds that the room does not have: those of the place first. */
function containersFor({ theme, taken, items, chance }: Choice): readonly CatalogueEntry[] {
  const ids = new Set([...shuffle(theme?.lockables ?? [], chance), ...shuffle(ANYWHERE, chance)]);
  return [...ids].flatMap((id) => {
    const entry = items.find((each) => each.id === id);
    const isFitting = entry?.isContainer && entry.isLockable && nounOf(id) !== null && !taken.kinds.has(id);
    return isFitting ? [entry] : [];
  });
}

interface Change {
  guarded: ItemId;
  opening: Opening;
  places: StepPlaces;
  making: StepMaking;
  chance: Chance;
}

/** Returns the commands that make the step; null if one is refused. */
function commandsFor(room: Room, change: Change): readonly Command[] | null {
  const { guarded, opening, places, making, chance } = change;
  const { ids, surroundings } = making;
  const { container, opener, hider, guardedAt } = places;
  const written = opening.write(container.entry, opener.entry);
  const colorOf = ({ entry, scene }: PlacedEntry) =>
    chooseColor(entry, scene.background, surroundings, chance);
  const named = (entry: CatalogueEntry, name = making.nameOf(entry)) =>
    numberedName(room.itemConfigs, name, LIMITS.itemName);
  const add = (id: ItemId, { entry, width, at, scene }: PlacedEntry): Command => ({
    type: 'addItem',
    id,
    entry: { ...entry, width },
    scene: scene.id,
    position: at,
  });
  const into = container.scene.id;
  const there = drawnIn(room, into);
  const own =
    opener.scene.id === into
      ? drawnBehind(there, ids.container, container.before)
      : drawnIn(room, opener.scene.id);
  return inTurn([
    add(ids.container, container),
    ...backward(ids.container, there, container.before),
    add(ids.opener, opener),
    ...backward(ids.opener, own, opener.before),
    ...(itemOf(room, guarded)?.scene === into
      ? []
      : [{ type: 'moveItemToScene', id: guarded, scene: into } as const]),
    ...(hider === null ? [] : [instead(room, { hider, guarded, opener: ids.opener })]),
    { type: 'moveItem', id: guarded, position: guardedAt },
    ...withContents(room, guarded).map((id): Command => ({ type: 'orderItem', id, move: 'toFront' })),
    settings(ids.opener, written.opener, surroundings.catalogue),
    nameCommands({
      id: ids.opener,
      color: colorOf(opener),
      name: named(opener.entry, written.opener.name),
      ...(written.opener.isAddable !== undefined && { isAddable: written.opener.isAddable }),
    }),
    settings(ids.container, { ...written.container, hides: guarded }, surroundings.catalogue),
    nameCommands({
      id: ids.container,
      color: colorOf(container),
      name: named(container.entry, written.container.name),
    }),
  ]);
}

function inTurn(parts: readonly (Command | readonly Command[] | null)[]): readonly Command[] | null {
  const known = parts.flatMap((part) => part ?? []);
  return parts.includes(null) ? null : known;
}

/** What was found at a hiding place is no longer found there, but what opens its new container. */
function instead(
  room: Room,
  { hider, guarded, opener }: { hider: ItemId; guarded: ItemId; opener: ItemId },
): Command {
  const item = itemOf(room, hider);
  const itemsToHide = (item ? hiddenBy(item) : []).map((id) => (id === guarded ? opener : id));
  return { type: 'setItemsToHide', id: hider, itemsToHide };
}

/** The things of a scene among which a new one is drawn, back to front. */
function drawnIn(room: Room, scene: SceneId): readonly ItemId[] {
  return room.itemOrder.filter((id) => {
    const item = itemOf(room, id);
    return id !== DOOR_ID && item?.scene === scene && !item.spot;
  });
}

function drawnBehind(drawn: readonly ItemId[], id: ItemId, before: ItemId | null): readonly ItemId[] {
  const at = before === null ? drawn.length : drawn.indexOf(before);
  return drawn.toSpliced(at, 0, id);
}

/** Brings a new thing, which is added in front of all, right behind another one. */
function backward(id: ItemId, drawn: readonly ItemId[], before: ItemId | null): readonly Command[] {
  const steps = before === null ? 0 : drawn.length - drawn.indexOf(before);
  return Array.from({ length: steps }, () => ({ type: 'orderItem', id, move: 'backward' }));
}

/** A thing and what is found in it, each before what it hides. */
function withContents(room: Room, id: ItemId): readonly ItemId[] {
  const item = itemOf(room, id);
  return [id, ...(item ? hiddenBy(item).flatMap((hidden) => withContents(room, hidden)) : [])];
}

function settings(
  id: ItemId,
  { name: _, isAddable: __, ...rest }: Settings & { hides?: ItemId },
  catalogue: Catalogue,
): readonly Command[] | null {
  const commands = settingCommands({ ...rest, id }, catalogue);
  return commands.ok ? commands.value : null;
}
