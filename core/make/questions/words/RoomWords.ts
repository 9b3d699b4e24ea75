import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import { spellSign } from '../../../lock/signs/signedText.ts';
import type { RecipeBackground } from '../../../recipe/model.ts';
import { DOOR_ID, type ItemId, type SceneId, START_ID } from '../../../room/model.ts';
import type { Placed, ThemeId } from '../../furnish/model.ts';
import { bodyOf } from '../../locks/bodies.ts';
import { isCase } from '../../locks/lockWords.ts';
import type { VoiceWords } from '../../voices/model.ts';
import { VOICES } from '../../voices/voices.ts';
import { PLAIN_KEYS } from '../../wish/keyKinds.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { Noun } from '../../words/noun.ts';
import { DOOR_OTHERWISE, type NounWords, namesOf } from '../../words/things.ts';
import type { FittedAnswer } from '../answers/fitAnswer.ts';
import type { QuestionOptions, QuestionPair } from '../model.ts';
import type { Plan, PlannedThing } from '../plan/model.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { MARK_NAMES, MARKS, type Mark } from './marks.ts';
import { type Named, namedThing } from './Named.ts';
import { nameOwner } from './nameOwner.ts';
import { nameThings } from './nameThings.ts';
import type { Phrases, Templates } from './Phrases.ts';
import { placeNoun, placeWords } from './placeWords.ts';
import { QuestionTeller, type Slots } from './QuestionTeller.ts';
import { storyFor, type ThemeStory } from './storyFor.ts';
import { devicesFor, type VoicePhrases, voicePhrases } from './voicePhrases.ts';

/** A planned room with its questions, backgrounds and places. */
export interface Furnished {
  plan: Plan;
  pairs: readonly QuestionPair[];
  backgrounds: ReadonlyMap<SceneId, RecipeBackground>;
  /** In drawing order. */
  placed: readonly Placed[];
  theme: ThemeId;
  order: QuestionOptions['order'];
  level: QuestionOptions['level'];
  language: MadeLanguage;
  /** Whether a text holds the answer of a lock, as the search for clues reads it (S6). */
  tellsAnswer: (text: string) => boolean;
}

const WORDS: Readonly<Record<MadeLanguage, Phrases>> = { en: english, de: german };

/** The words of one room: what its things, places and marks are called, and its sentences. */
export class RoomWords {
  readonly phrases: Phrases;
  /** What the theme's voice says in place of some of them. */
  readonly voiced: VoicePhrases;
  /** The story of the room; null if each of the theme tells an answer. */
  readonly story: ThemeStory | null;
  readonly #voice: VoiceWords;
  readonly #room: Furnished;
  readonly #teller: QuestionTeller;
  readonly #placed: ReadonlyMap<ItemId, Placed>;
  readonly #names: ReadonlyMap<ItemId, Named>;
  readonly #marks: readonly Mark[];
  readonly #owner: Named;

  constructor(room: Furnished, chance: Chance) {
    const { plan, placed, theme, language, tellsAnswer } = room;
    this.#room = room;
    this.phrases = WORDS[language];
    this.#voice = VOICES[theme][language];
    this.voiced = voicePhrases(this.#voice, this.phrases, language, chance);
    this.story = storyFor(theme, language, tellsAnswer, chance);
    this.#teller = new QuestionTeller(chance, tellsAnswer);
    // Marks whose names are answers come last.
    const told = (mark: Mark) => Number(tellsAnswer(namedThing(MARKS[mark], language).name));
    const owners = shuffle(this.phrases.owners, chance);
    const owner = owners.find(({ name }) => !tellsAnswer(name)) ?? owners[0];
    this.#owner = this.story?.owner ?? nameOwner(owner ?? { name: '', isWoman: false }, language);
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

  /** `voiced`: what the theme's voice says in the same place. */
  say(templates: Templates, slots: Slots = {}, voiced: Templates = []): string {
    return this.#teller.tell(templates, { owner: this.#owner, ...slots }, voiced);
  }

  /** Something that the room does without once it has been said; null if it has. */
  sayNew(templates: Templates, slots: Slots = {}): string | null {
    return this.#teller.tellNew(templates, { owner: this.#owner, ...slots });
  }

  /** What the lock for an answer looks like in this theme, and the part of a thing that it keeps shut. */
  lockSlots(id: ItemId, fit: FittedAnswer): Slots {
    const { language } = this.#room;
    const device = this.choose(devicesFor(fit, this.#voice, this.phrases, language));
    const { part } = bodyOf(this.#placed.get(id)?.of ?? '');
    return { device, part: namedThing(wordsOf(part), language) };
  }

  /** Whether a thing has a lid, a drawer or a door that a lock can keep shut. */
  isCase(id: ItemId): boolean {
    return isCase(bodyOf(this.#placed.get(id)?.of ?? '').kind);
  }

  isPlainKey(id: ItemId | undefined): boolean {
    const of = id === undefined ? undefined : this.#placed.get(id)?.of;
    return PLAIN_KEYS.some((kind) => kind.of === of);
  }

  /** A scene behind a way: by itself as it stands after "into", else as the subject of a sentence. */
  placeSlot(scene: SceneId | undefined): Slots {
    const { language, theme } = this.#room;
    const [name, into] = this.placeOf(scene);
    const named = namedThing(wordsOf(placeNoun(this.#backgroundOf(scene), theme)), language);
    return { place: { name, in: (form) => (form === '' ? into : named.in(form)) } };
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
    return placeWords(this.#backgroundOf(scene), this.#room.theme, this.#room.language);
  }

  #backgroundOf(scene: SceneId | undefined): string {
    return this.#room.backgrounds.get(scene ?? START_ID)?.id ?? '';
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

function wordsOf({ en, de, gender }: Noun): NounWords {
  return { en, de: `${gender ?? 'n'} ${de}` };
}
