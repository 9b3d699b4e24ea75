import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import { spellSign } from '../../../lock/signs/signedText.ts';
import type { RecipeBackground } from '../../../recipe/model.ts';
import { DOOR_ID, type ItemId, type SceneId, START_ID } from '../../../room/model.ts';
import type { Placed } from '../../furnish/model.ts';
import type { MadeLanguage } from '../../words/language.ts';
import { DOOR_OTHERWISE, namesOf } from '../../words/things.ts';
import type { QuestionOptions, QuestionPair } from '../model.ts';
import type { Plan, PlannedThing } from '../plan/model.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { MARK_NAMES, MARKS, type Mark } from './marks.ts';
import { type Named, namedThing } from './Named.ts';
import { nameOwner } from './nameOwner.ts';
import { nameThings } from './nameThings.ts';
import type { Phrases, Templates } from './Phrases.ts';
import { QuestionTeller, type Slots } from './QuestionTeller.ts';

/** A planned room with its questions, backgrounds and places. */
export interface Furnished {
  plan: Plan;
  pairs: readonly QuestionPair[];
  backgrounds: ReadonlyMap<SceneId, RecipeBackground>;
  /** In drawing order. */
  placed: readonly Placed[];
  level: QuestionOptions['level'];
  language: MadeLanguage;
  /** Whether a text holds the answer of a lock, as the search for clues reads it (S6). */
  tellsAnswer: (text: string) => boolean;
}

const WORDS: Readonly<Record<MadeLanguage, Phrases>> = { en: english, de: german };

/** Returns what a scene is called by its background, and the same behind "into". */
export function placeWords(
  background: string,
  language: MadeLanguage,
): readonly [name: string, into: string] {
  const { places, otherPlace } = WORDS[language];
  return places[background] ?? otherPlace;
}

/** The words of one room: what its things, places and marks are called, and its sentences. */
export class RoomWords {
  readonly phrases: Phrases;
  readonly #room: Furnished;
  readonly #teller: QuestionTeller;
  readonly #placed: ReadonlyMap<ItemId, Placed>;
  readonly #names: ReadonlyMap<ItemId, Named>;
  readonly #marks: readonly Mark[];
  readonly #owner: Named;

  constructor(room: Furnished, chance: Chance) {
    const { plan, placed, language, tellsAnswer } = room;
    this.#room = room;
    this.phrases = WORDS[language];
    this.#teller = new QuestionTeller(chance, tellsAnswer);
    // Marks whose names are answers come last.
    const told = (mark: Mark) => Number(tellsAnswer(namedThing(MARKS[mark], language).name));
    const owners = shuffle(this.phrases.owners, chance);
    const owner = owners.find(({ name }) => !tellsAnswer(name)) ?? owners[0];
    this.#owner = nameOwner(owner ?? { name: '', isWoman: false }, language);
    this.#marks = shuffle(MARK_NAMES, chance).toSorted((one, other) => told(one) - told(other));
    this.#placed = new Map(placed.map((each) => [each.id, each]));
    this.#names = nameThings(plan, this.#placed, {
      language,
      marks: this.#marks,
      tellsAnswer,
      toPlace: ({ leadsTo }) => this.#wayWords(leadsTo),
    });
  }

  /** Whether a text had to hold a word that is an answer. */
  get hasTold(): boolean {
    return this.#teller.hasTold;
  }

  say(templates: Templates, slots: Slots = {}): string {
    return this.#teller.tell(templates, { owner: this.#owner, ...slots });
  }

  /** One of some wordings for a part of a sentence. */
  choose(wordings: Templates): string {
    return this.#teller.choose(wordings, '');
  }

  /** A thing with its place, if it has one. */
  placed(id: ItemId): Placed | undefined {
    return this.#placed.get(id);
  }

  nameOf(id: ItemId): string | undefined {
    return this.#names.get(id)?.name;
  }

  slot(slot: string, id: ItemId | undefined): Slots {
    const name = this.#names.get(id ?? '');
    return name ? { [slot]: name } : {};
  }

  doorSlot(): Slots {
    return this.slot('door', DOOR_ID);
  }

  /** What a scene is called, and the same behind "into". */
  placeOf(scene: SceneId | undefined): readonly [name: string, into: string] {
    return placeWords(this.#room.backgrounds.get(scene ?? START_ID)?.id ?? '', this.#room.language);
  }

  /** The mark of a question, on its paper and at its lock. */
  sign(question: number): string {
    return spellSign(this.#marks[question] ?? 'star');
  }

  /** A way's name without where it leads. */
  bareName({ id }: PlannedThing): Named {
    const { language, tellsAnswer } = this.#room;
    const door = namedThing(namesOf(this.#placed.get(id)?.of ?? '', true), language);
    return tellsAnswer(door.name) ? namedThing(DOOR_OTHERWISE.way, language) : door;
  }

  /** A list of things with their articles. */
  list(ids: readonly ItemId[], article: 'the' | 'a' = 'a'): string {
    const german = article === 'a' ? 'ein' : 'der';
    const form = this.#room.language === 'de' ? german : article;
    const names = ids.map((id) => this.#names.get(id)?.in(form) ?? '');
    const last = names.at(-1) ?? '';
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${this.phrases.and} ${last}` : last;
  }

  #wayWords(leadsTo: SceneId | undefined): string {
    const [, into] = this.placeOf(leadsTo);
    return this.#room.language === 'de' ? into : `to ${into}`;
  }
}
