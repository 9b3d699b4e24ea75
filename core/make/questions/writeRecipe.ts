import { type Chance, shuffle } from '../../lock/shuffle.ts';
import { escapeSigns, spellSign } from '../../lock/signs/signedText.ts';
import type { Recipe, RecipeAnswer, RecipeBackground, RecipeItem, RecipeLock } from '../../recipe/model.ts';
import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type ItemId, type SceneId, START_ID } from '../../room/model.ts';
import type { Placed } from '../furnish/model.ts';
import type { MadeLanguage } from '../words/language.ts';
import { DOOR_OTHERWISE, namesOf } from '../words/things.ts';
import type { QuestionPair } from './model.ts';
import type { Plan, PlannedLock, PlannedThing } from './plan/model.ts';
import { secondsOf } from './plan/secondsOf.ts';
import { english } from './words/english.ts';
import { german } from './words/german.ts';
import { languageOfAnswers } from './words/languageOfAnswers.ts';
import { MARK_NAMES, MARKS, type Mark } from './words/marks.ts';
import { type Named, namedThing } from './words/Named.ts';
import { nameOwner } from './words/nameOwner.ts';
import { nameThings } from './words/nameThings.ts';
import type { Phrases, Templates } from './words/Phrases.ts';
import { type Slots, Writer } from './words/Writer.ts';

/** A planned room with its questions, backgrounds and places. */
export interface Furnished {
  plan: Plan;
  pairs: readonly QuestionPair[];
  backgrounds: ReadonlyMap<SceneId, RecipeBackground>;
  /** In drawing order. */
  placed: readonly Placed[];
  language: MadeLanguage;
  /** Whether a text holds the answer of a lock, as the search for clues reads it (S6). */
  tellsAnswer: (text: string) => boolean;
}

const WORDS: Readonly<Record<MadeLanguage, Phrases>> = { en: english, de: german };

/** Papers that somebody wrote by hand; all others hang where all can read them. */
const BY_HAND: ReadonlySet<string> = new Set(['note', 'letter', 'book']);
/** Of three locks about one says something to a wrong answer. */
const WRONG_TEXTS = 0.35;
/** Nobody is hurried: twice as long as a first-time player needs. */
const PATIENCE = 2;

/**
 * Writes the recipe of a planned and furnished room: all its texts, hints, names and links. `hasTold`: whether a text had
 * to hold a word that is an answer.
 */
export function writeRecipe(furnished: Furnished, chance: Chance): { recipe: Recipe; hasTold: boolean } {
  const writer = new RecipeWriter(furnished, chance);
  return { recipe: writer.write(), hasTold: writer.hasTold };
}

/** Returns what a scene is called by its background, and the same behind "into". */
export function placeWords(
  background: string,
  language: MadeLanguage,
): readonly [name: string, into: string] {
  const { places, otherPlace } = WORDS[language];
  return places[background] ?? otherPlace;
}

class RecipeWriter {
  readonly #room: Furnished;
  readonly #phrases: Phrases;
  readonly #writer: Writer;
  readonly #placed: ReadonlyMap<ItemId, Placed>;
  readonly #names: ReadonlyMap<ItemId, Named>;
  readonly #marks: readonly Mark[];
  readonly #owner: Named;
  readonly #chance: Chance;

  constructor(room: Furnished, chance: Chance) {
    const { plan, placed, language, tellsAnswer } = room;
    this.#room = room;
    this.#chance = chance;
    this.#phrases = WORDS[language];
    this.#writer = new Writer(chance, tellsAnswer);
    // Marks whose names are answers come last.
    const told = (mark: Mark) => Number(tellsAnswer(namedThing(MARKS[mark], language).name));
    const owners = shuffle(this.#phrases.owners, chance);
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

  get hasTold(): boolean {
    return this.#writer.hasTold;
  }

  write(): Recipe {
    const { plan, pairs, backgrounds, language } = this.#room;
    const [start, ...others] = plan.scenes;
    const door = plan.things.find(({ role }) => role === 'door');
    const background = backgrounds.get(start ?? START_ID) ?? { id: '', mood: '' };
    const things = new Map(plan.things.map((thing) => [thing.id, thing]));
    const items = this.#room.placed.flatMap(({ id }) => (id === DOOR_ID ? [] : (things.get(id) ?? [])));
    return {
      id: 'made',
      order: 0,
      roomName: this.#say(this.#phrases.roomNames),
      introduction: this.#introduction(),
      timeLimit: Math.min(Math.ceil((PATIENCE * secondsOf(plan)) / 60) + 1, LIMITS.timeLimit.max),
      language,
      ending: this.#phrases.ending.map((part) => this.#say(part, this.#doorSlot())).join(' '),
      background,
      ...(others.length > 0 && {
        startName: this.#placeOf(start)[0],
        scenes: others.map((id) => ({
          id,
          name: this.#placeOf(id)[0],
          kind: 'place' as const,
          background: backgrounds.get(id) ?? background,
        })),
      }),
      door: { of: '', ...this.#look(door), ...(door && this.#settings(door, pairs)) },
      items: items.map(
        (thing): RecipeItem => ({
          id: thing.id,
          of: '',
          ...this.#look(thing),
          ...this.#place(thing),
          ...this.#settings(thing, pairs),
        }),
      ),
    };
  }

  #say(templates: Templates, slots: Slots = {}): string {
    return this.#writer.write(templates, { owner: this.#owner, ...slots });
  }

  #introduction(): string {
    const { introduction, foreign } = this.#phrases;
    const [who, locks, event, begin] = introduction.map((part) => this.#say(part, this.#doorSlot()));
    const { pairs, language, tellsAnswer } = this.#room;
    const spoken = languageOfAnswers(pairs.map(({ answer }) => answer));
    const isForeign = spoken !== null && spoken !== language && !tellsAnswer(foreign[spoken]);
    const only = isForeign ? ` ${foreign[spoken]}` : '';
    return `${who} ${locks}${only}\n\n${event} ${begin}`;
  }

  #doorSlot(): Slots {
    const name = this.#names.get(DOOR_ID);
    return name ? { door: name } : {};
  }

  #placeOf(scene: SceneId | undefined): readonly [name: string, into: string] {
    return placeWords(this.#room.backgrounds.get(scene ?? START_ID)?.id ?? '', this.#room.language);
  }

  #wayWords(leadsTo: SceneId | undefined): string {
    const [, into] = this.#placeOf(leadsTo);
    return this.#room.language === 'de' ? into : `to ${into}`;
  }

  #look(thing: PlannedThing | undefined): { of?: string; color?: string; name?: string } {
    const placed = thing && this.#placed.get(thing.id);
    const name = thing && this.#names.get(thing.id)?.name;
    return { ...(placed && { of: placed.of, color: placed.color }), ...(name && { name }) };
  }

  #place({ id }: PlannedThing): Partial<RecipeItem> {
    const placed = this.#placed.get(id);
    return placed ? { at: placed.at, width: placed.width } : {};
  }

  #settings(thing: PlannedThing, pairs: readonly QuestionPair[]): Partial<RecipeItem> {
    const contents = this.#room.plan.things.filter(({ inside }) => inside === thing.id).map(({ id }) => id);
    return {
      ...(thing.scene !== START_ID && { scene: thing.scene }),
      ...this.#texts(thing, pairs, contents),
      ...(contents.length > 0 && { hides: contents }),
      ...(thing.lock && { lock: this.#lock(thing, thing.lock) }),
      ...(thing.leadsTo && { leadsTo: thing.leadsTo }),
    };
  }

  #texts(
    thing: PlannedThing,
    pairs: readonly QuestionPair[],
    contents: readonly ItemId[],
  ): Partial<RecipeItem> {
    const { hider, hiderHints, decoration } = this.#phrases;
    if (thing.role === 'paper') return { says: this.#paper(thing, pairs), showsAs: 'paper' };
    if (thing.role === 'decoration') return { says: this.#say(decoration, this.#slot('thing', thing.id)) };
    if (thing.role === 'hider') {
      const slots = this.#slot('hider', thing.id);
      return {
        says: this.#say(hider, { ...slots, contents: this.#list(contents) }),
        hints: hiderHints.map((rung) => this.#say(rung, slots)),
      };
    }
    return thing.lock ? this.#lockTexts(thing, thing.lock, contents) : {};
  }

  /** The question stands as it was written; words like signs are kept from being drawn. */
  #paper({ id, question = 0 }: PlannedThing, pairs: readonly QuestionPair[]): string {
    const { written, hungUp, sharedPaper } = this.#phrases;
    const lock = this.#lockOf(question);
    const shared = lock?.lock?.by === 'answers' ? lock.lock.shared : null;
    const isByHand = BY_HAND.has(this.#placed.get(id)?.of ?? '');
    const frames = shared ? sharedPaper[shared] : isByHand ? written : hungUp;
    const frame = this.#say(frames, this.#slot('lock', lock?.id));
    return `${frame}\n\n${escapeSigns(pairs[question]?.question ?? '')}\n\n${this.#sign(question)}`;
  }

  #lockTexts(thing: PlannedThing, lock: PlannedLock, contents: readonly ItemId[]): Partial<RecipeItem> {
    const own = this.#slot('lock', thing.id);
    const { opened, openedWay } = this.#phrases;
    const place = { place: this.#placeOf(thing.leadsTo)[1] };
    return {
      says: lock.by === 'keys' ? this.#keyWords(thing, lock.keys) : this.#answerWords(thing, lock),
      ...(contents.length > 0 && {
        saysOpened: this.#say(opened, { ...own, contents: this.#list(contents) }),
      }),
      ...(thing.leadsTo && { saysOpened: this.#say(openedWay, { lock: this.#bareName(thing), ...place }) }),
      hints: lock.by === 'keys' ? this.#keyHints(own, lock.keys) : this.#answerHints(own, lock),
    };
  }

  #keyWords(thing: PlannedThing, keys: readonly ItemId[]): string {
    const { manyKeys, keyBox } = this.#phrases;
    const slots = { ...this.#slot('lock', thing.id), ...this.#slot('key', keys[0]) };
    return this.#say(keys.length > 1 ? manyKeys : keyBox, slots);
  }

  #answerWords(thing: PlannedThing, { questions, shared }: Extract<PlannedLock, { by: 'answers' }>): string {
    const { box, door, way, pointer, sharedPointer } = this.#phrases;
    const kind = thing.role === 'door' ? door : thing.role === 'way' ? way : box;
    const marks = questions.map((question) => this.#sign(question));
    const slots = {
      ...this.#slot('paper', this.#paperOf(questions[0])),
      mark: marks[0] ?? '',
      marks: marks.join(shared === 'sum' ? ' + ' : ' '),
    };
    const begin = this.#say(kind, this.#slot('lock', thing.id));
    return `${begin} ${this.#say(shared ? sharedPointer[shared] : pointer, slots)}`;
  }

  #answerHints(
    own: Slots,
    { questions, shared, fit }: Extract<PlannedLock, { by: 'answers' }>,
  ): readonly string[] {
    const { lockHints, sharedHints, sharing, faces } = this.#phrases;
    const slots = {
      ...own,
      ...this.#slot('paper', this.#paperOf(questions[0])),
      papers: this.#list(
        questions.flatMap((question) => this.#paperOf(question) ?? []),
        'the',
      ),
      face: this.#writer.choose(faces[fit.type], ''),
    };
    if (!shared) return lockHints.map((rung) => this.#say(rung, slots));
    return [...sharedHints, sharing[shared]].map((rung) => this.#say(rung, slots));
  }

  #keyHints(own: Slots, keys: readonly ItemId[]): readonly string[] {
    const slots = { ...own, keys: this.#list(keys, 'the') };
    return this.#phrases.keyHints.map((rung) => this.#say(rung, slots));
  }

  #lock({ id }: PlannedThing, lock: PlannedLock): RecipeLock {
    if (lock.by === 'keys') return { key: lock.keys };
    const { face, password, alsoAccepts, type } = lock.fit;
    const hasWrongText = type === 'text' && this.#chance() < WRONG_TEXTS;
    const answer: RecipeAnswer = {
      password,
      face,
      toldBy: lock.questions.flatMap((question) => this.#paperOf(question) ?? []),
      ...(alsoAccepts.length > 0 && { alsoAccepts }),
      ...(hasWrongText && { wrongText: this.#say(this.#phrases.wrong, this.#slot('lock', id)) }),
    };
    return answer;
  }

  #lockOf(question: number): PlannedThing | undefined {
    return this.#room.plan.things.find(
      ({ lock }) => lock?.by === 'answers' && lock.questions.includes(question),
    );
  }

  #paperOf(question: number | undefined): ItemId | undefined {
    return this.#room.plan.things.find((thing) => thing.question === question && question !== undefined)?.id;
  }

  #sign(question: number): string {
    return spellSign(this.#marks[question] ?? 'star');
  }

  #slot(slot: string, id: ItemId | undefined): Slots {
    const name = this.#names.get(id ?? '');
    return name ? { [slot]: name } : {};
  }

  /** A way's name without where it leads. */
  #bareName({ id }: PlannedThing): Named {
    const { language, tellsAnswer } = this.#room;
    const door = namedThing(namesOf(this.#placed.get(id)?.of ?? '', true), language);
    return tellsAnswer(door.name) ? namedThing(DOOR_OTHERWISE.way, language) : door;
  }

  /** A list of things with their articles. */
  #list(ids: readonly ItemId[], article: 'the' | 'a' = 'a'): string {
    const german = article === 'a' ? 'ein' : 'der';
    const form = this.#room.language === 'de' ? german : article;
    const names = ids.map((id) => this.#names.get(id)?.in(form) ?? '');
    const last = names.at(-1) ?? '';
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${this.#phrases.and} ${last}` : last;
  }
}
