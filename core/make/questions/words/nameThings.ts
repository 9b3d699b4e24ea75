import type { ItemId } from '../../../room/model.ts';
import type { Placed } from '../../furnish/model.ts';
import type { MadeLanguage } from '../../words/language.ts';
import { DOOR_OTHERWISE, type NounWords, namesOf } from '../../words/things.ts';
import type { Plan, PlannedThing } from '../plan/model.ts';
import { MARKS, type Mark } from './marks.ts';
import { type Adjective, type Named, namedThing } from './Named.ts';

/** What tells things of one kind apart, the first one having none. */
const ADJECTIVES: readonly Adjective[] = [
  { en: 'old', de: 'alt' },
  { en: 'heavy', de: 'schwer' },
  { en: 'plain', de: 'schlicht' },
  { en: 'dusty', de: 'staubig' },
  { en: 'crooked', de: 'schief' },
  { en: 'faded', de: 'verblichen' },
  { en: 'sturdy', de: 'robust' },
  { en: 'quiet', de: 'still' },
  { en: 'odd', de: 'seltsam' },
  { en: 'proud', de: 'stolz' },
  { en: 'shy', de: 'scheu' },
  { en: 'worn', de: 'abgenutzt' },
  { en: 'chipped', de: 'angeschlagen' },
  { en: 'borrowed', de: 'geliehen' },
  { en: 'second', de: 'zweit' },
  { en: 'third', de: 'dritt' },
];

/** What names depend on. */
interface Naming {
  language: MadeLanguage;
  /** The mark of each question. */
  marks: readonly Mark[];
  /** Where a way leads, as in "door to the kitchen". */
  toPlace: (thing: PlannedThing) => string;
  tellsAnswer: (text: string) => boolean;
}

/** Names all things of a plan, each unlike the others: papers by their marks, ways by where they lead. */
export function nameThings(
  plan: Plan,
  placed: ReadonlyMap<ItemId, Placed>,
  naming: Naming,
): ReadonlyMap<ItemId, Named> {
  const names = new Map<ItemId, Named>();
  const taken = new Set<string>();
  for (const thing of plan.things) {
    const nouns = nounsFor(thing, placed.get(thing.id)?.of ?? '');
    const tries = nouns.flatMap((noun) =>
      [undefined, ...ADJECTIVES].map((adjective) => nameOf(thing, noun, naming, adjective)),
    );
    const free = tries.filter((each) => !taken.has(each.name));
    const name = free.find((each) => !naming.tellsAnswer(each.name)) ?? free[0] ?? tries[0];
    if (!name) continue;
    taken.add(name.name);
    names.set(thing.id, name);
  }
  return names;
}

function nounsFor({ role }: PlannedThing, of: string): readonly NounWords[] {
  return role === 'door' || role === 'way' ? [namesOf(of, true), DOOR_OTHERWISE[role]] : [namesOf(of, false)];
}

function nameOf(
  thing: PlannedThing,
  noun: NounWords,
  { language, marks, toPlace }: Naming,
  adjective?: Adjective,
): Named {
  const mark = thing.question === undefined ? undefined : marks[thing.question];
  return namedThing(noun, language, {
    ...(adjective && { adjective }),
    ...(mark && { mark: MARKS[mark] }),
    ...(thing.role === 'way' && { tail: toPlace(thing) }),
  });
}
