import { type Chance, shuffle } from '../../lock/shuffle.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import type { SceneId } from '../../room/model.ts';
import type { SceneWanted, Theme, ThemeId, Wanted } from '../furnish/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import { placesOf } from '../places/chooseScenes.ts';
import { HOURS, moodsAt } from '../places/hours.ts';
import { isNamed } from '../words/things.ts';
import type { Plan, PlannedThing, Role } from './plan/model.ts';

/** What a plan asks of its furniture. */
interface Dressed {
  scenes: readonly SceneWanted[];
  wanted: readonly Wanted[];
}

/** Things that carry a question and a mark. Books and signs are left out: their pictures show marks of their own. */
const PAPERS = new Set(['note', 'letter', 'poster', 'calendar', 'map', 'chalkboard', 'corkboard']);
/** Papers that lie in a box or behind something. */
const FLAT = ['letter', 'note'];

/** What looks as if it led somewhere, and would disappoint whoever finds a letter in it. */
const LEADING_ON = new Set(['trapdoor', 'sliding-panel']);

/** What else the furniture depends on. */
interface Dressing {
  theme: Theme;
  themes: readonly Theme[];
  /** Whether a thing must not be in the room: its name would tell an answer. */
  isAvoided: (of: string) => boolean;
  /** The same for a scene behind a way, by its background. */
  isPlaceAvoided: (background: string) => boolean;
  chance: Chance;
}

/** What a scene shows, and the theme that it looks like. */
interface Place {
  theme: Theme;
  background: RecipeBackground;
}

/** Chooses backgrounds for a plan's scenes, and says which catalogue entries its things may be. */
export function dressPlan(plan: Plan, dressing: Dressing): Dressed {
  const { theme, isAvoided, chance } = dressing;
  const places = placesFor(plan.scenes, dressing);
  const counts = new Map<string, number>();
  const lists = new Map<string, readonly string[]>();
  const wanted = plan.things.map((thing): Wanted => {
    const { theme: own } = places.get(thing.scene) ?? { theme };
    const kind = kindOf(thing, plan);
    const name = `${own.id} ${kind}`;
    const list = lists.get(name) ?? shuffle(withoutAvoided(entriesFor(kind, own), isAvoided), chance);
    const count = counts.get(kind) ?? 0;
    lists.set(name, list);
    counts.set(kind, count + 1);
    const { id, scene, inside } = thing;
    return { id, of: turned(list, count), scene, inside, isOptional: thing.role === 'decoration' };
  });
  const scenes = [...places].map(([id, { background }]) => ({ id, background }));
  return { scenes, wanted };
}

/** Where every thing is to be avoided, any will do: what is told twice is better than no room. */
function withoutAvoided(list: readonly string[], isAvoided: (of: string) => boolean): readonly string[] {
  const others = list.filter((of) => !isAvoided(of));
  return others.length > 0 ? others : list;
}

/** Returns the list beginning at another place, so that each thing of a kind first asks for another entry. */
function turned(list: readonly string[], by: number): readonly string[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** A role, more exactly: some papers have to lie flat, and one of several keys need not be a key. */
type Kind = Role | 'flat' | 'part';

function kindOf({ id, role, inside }: PlannedThing, { things }: Plan): Kind {
  if (role === 'paper' && inside !== null) return 'flat';
  const isPart = things.some(
    ({ lock }) => lock?.by === 'keys' && lock.keys.length > 1 && lock.keys.includes(id),
  );
  return isPart ? 'part' : role;
}

function entriesFor(kind: Kind, theme: Theme): readonly string[] {
  const lists: Readonly<Record<Kind, readonly string[]>> = {
    paper: theme.readables.filter((of) => PAPERS.has(of)),
    flat: FLAT,
    box: theme.lockables.filter((of) => isNamed(of) && !LEADING_ON.has(of)),
    way: theme.doors,
    door: theme.doors,
    key: theme.keys,
    part: [...theme.keys, ...theme.takeables].filter(isNamed),
    hider: theme.hiders.filter(isNamed),
    decoration: theme.decorations.filter((of) => isNamed(of) && !theme.hiders.includes(of)),
  };
  return lists[kind];
}

/**
 * The first scene is the theme's most typical room, and each further one is another room of its house; when these are
 * used up, one comes to what lies next door.
 */
function placesFor(
  scenes: readonly SceneId[],
  { theme, themes, isPlaceAvoided, chance }: Dressing,
): ReadonlyMap<SceneId, Place> {
  const hour = chooseOne(HOURS, chance);
  const house = placesOf(theme, themes, { hour, chance });
  const isTypical = ({ background: { id } }: Place) => id === theme.backgrounds[0]?.id;
  const near = NEIGHBOURS[theme.id].flatMap((id) => themes.find((other) => other.id === id) ?? []);
  const others = themes.filter((other) => other !== theme && !near.includes(other));
  const outside = [...shuffle(near, chance), ...shuffle(others, chance)].flatMap((each) =>
    each.backgrounds.map(
      ({ id, moods }): Place => ({
        theme: each,
        background: { id, mood: shuffle(moodsAt(hour, id, moods), chance)[0] ?? '' },
      }),
    ),
  );
  const rooms = [...house.filter(isTypical), ...house.filter((each) => !isTypical(each)), ...outside];
  const apart = rooms.filter(
    ({ background: { id } }, at) => rooms.findIndex((room) => room.background.id === id) === at,
  );
  const [first, ...further] = apart;
  const quiet = further.filter(({ background: { id } }) => !isPlaceAvoided(id));
  const inOrder = first ? [first, ...(quiet.length > 0 ? quiet : further)] : [];
  return new Map(
    scenes.flatMap((scene, at) => {
      const room = inOrder[at % inOrder.length];
      return room ? [[scene, room] as const] : [];
    }),
  );
}

/** What one would find next to the house of a theme. */
const NEIGHBOURS: Readonly<Record<ThemeId, readonly ThemeId[]>> = {
  mansion: ['kitchen', 'attic', 'detective'],
  wizard: ['dungeon', 'mansion', 'laboratory'],
  spaceship: ['laboratory', 'hospital'],
  tomb: ['jungle', 'dungeon'],
  school: ['laboratory', 'kitchen', 'attic'],
  sea: ['jungle', 'kitchen', 'tomb'],
  dungeon: ['wizard', 'tomb', 'mansion'],
  laboratory: ['school', 'hospital', 'spaceship'],
  kitchen: ['mansion', 'attic', 'school'],
  train: ['detective', 'kitchen', 'mansion'],
  attic: ['kitchen', 'mansion', 'school'],
  detective: ['bank', 'mansion', 'train'],
  bank: ['detective', 'mansion'],
  hospital: ['laboratory', 'kitchen'],
  jungle: ['tomb', 'sea'],
};
