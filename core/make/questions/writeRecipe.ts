import type { Chance } from '../../lock/shuffle.ts';
import { escapeSigns } from '../../lock/signs/signedText.ts';
import type { Recipe, RecipeAnswer, RecipeItem, RecipeLock } from '../../recipe/model.ts';
import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type ItemId, START_ID } from '../../room/model.ts';
import type { QuestionPair } from './model.ts';
import type { PlannedLock, PlannedThing } from './plan/model.ts';
import { languageOfAnswers } from './words/languageOfAnswers.ts';
import type { Phrases } from './words/Phrases.ts';
import type { Slots } from './words/QuestionTeller.ts';
import { type Furnished, RoomWords } from './words/RoomWords.ts';

/** Papers that somebody wrote by hand; all others hang where all can read them. */
const BY_HAND: ReadonlySet<string> = new Set(['note', 'letter', 'book']);
/** Of three locks about one says something to a wrong answer. */
const WRONG_TEXTS = 0.35;
/** From this level on, locks show a mark and do not name the paper that bears it, too. */
const HARD = 3;

/**
 * Writes the recipe of a planned and furnished room: all its texts, hints, names and links. `hasTold`: whether a text had
 * to hold a word that is an answer.
 */
export function writeRecipe(furnished: Furnished, chance: Chance): { recipe: Recipe; hasTold: boolean } {
  const writer = new RecipeWriter(furnished, chance);
  return { recipe: writer.write(), hasTold: writer.hasTold };
}

class RecipeWriter {
  readonly #room: Furnished;
  readonly #words: RoomWords;
  readonly #phrases: Phrases;
  readonly #chance: Chance;

  constructor(room: Furnished, chance: Chance) {
    this.#room = room;
    this.#chance = chance;
    this.#words = new RoomWords(room, chance);
    this.#phrases = this.#words.phrases;
  }

  get hasTold(): boolean {
    return this.#words.hasTold;
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
      roomName: this.#words.say(this.#phrases.roomNames),
      introduction: this.#introduction(),
      // Until the length is known.
      timeLimit: LIMITS.timeLimit.max,
      language,
      ending: this.#phrases.ending.map((part) => this.#words.say(part, this.#words.doorSlot())).join(' '),
      background,
      ...(others.length > 0 && {
        startName: this.#words.placeOf(start)[0],
        scenes: others.map((id) => ({
          id,
          name: this.#words.placeOf(id)[0],
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

  #introduction(): string {
    const { introduction, foreign } = this.#phrases;
    const [who, locks, event, begin] = introduction.map((part) =>
      this.#words.say(part, this.#words.doorSlot()),
    );
    const { pairs, language, tellsAnswer } = this.#room;
    const spoken = languageOfAnswers(pairs.map(({ answer }) => answer));
    const isForeign = spoken !== null && spoken !== language && !tellsAnswer(foreign[spoken]);
    const only = isForeign ? ` ${foreign[spoken]}` : '';
    return `${who} ${locks}${only}\n\n${event} ${begin}`;
  }

  #look(thing: PlannedThing | undefined): { of?: string; color?: string; name?: string } {
    const placed = thing && this.#words.placed(thing.id);
    const name = thing && this.#words.nameOf(thing.id);
    return { ...(placed && { of: placed.of, color: placed.color }), ...(name && { name }) };
  }

  #place({ id }: PlannedThing): Partial<RecipeItem> {
    const placed = this.#words.placed(id);
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
    if (thing.role === 'decoration')
      return { says: this.#words.say(decoration, this.#words.slot('thing', thing.id)) };
    if (thing.role === 'hider') {
      const slots = this.#words.slot('hider', thing.id);
      return {
        says: this.#words.say(hider, { ...slots, contents: this.#words.list(contents) }),
        hints: hiderHints.map((rung) => this.#words.say(rung, slots)),
      };
    }
    return thing.lock ? this.#lockTexts(thing, thing.lock, contents) : {};
  }

  /** The question stands as it was written; words like signs are kept from being drawn. */
  #paper({ id, question = 0 }: PlannedThing, pairs: readonly QuestionPair[]): string {
    const { written, hungUp, sharedPaper } = this.#phrases;
    const lock = this.#lockOf(question);
    const shared = lock?.lock?.by === 'answers' ? lock.lock.shared : null;
    const isByHand = BY_HAND.has(this.#words.placed(id)?.of ?? '');
    const frames = shared ? sharedPaper[shared] : isByHand ? written : hungUp;
    const frame = this.#words.say(frames, this.#words.slot('lock', lock?.id));
    return `${frame}\n\n${escapeSigns(pairs[question]?.question ?? '')}\n\n${this.#words.sign(question)}`;
  }

  #lockTexts(thing: PlannedThing, lock: PlannedLock, contents: readonly ItemId[]): Partial<RecipeItem> {
    const own = this.#words.slot('lock', thing.id);
    const { opened, openedWay } = this.#phrases;
    const place = { place: this.#words.placeOf(thing.leadsTo)[1] };
    return {
      says: lock.by === 'keys' ? this.#keyWords(thing, lock.keys) : this.#answerWords(thing, lock),
      ...(contents.length > 0 && {
        saysOpened: this.#words.say(opened, { ...own, contents: this.#words.list(contents) }),
      }),
      ...(thing.leadsTo && {
        saysOpened: this.#words.say(openedWay, { lock: this.#words.bareName(thing), ...place }),
      }),
      hints: lock.by === 'keys' ? this.#keyHints(own, lock.keys) : this.#answerHints(own, lock),
    };
  }

  #keyWords(thing: PlannedThing, keys: readonly ItemId[]): string {
    const { manyKeys, keyBox } = this.#phrases;
    const slots = { ...this.#words.slot('lock', thing.id), ...this.#words.slot('key', keys[0]) };
    return this.#words.say(keys.length > 1 ? manyKeys : keyBox, slots);
  }

  #answerWords(thing: PlannedThing, { questions, shared }: Extract<PlannedLock, { by: 'answers' }>): string {
    const { box, door, way, pointer, pointerByMark, sharedPointer } = this.#phrases;
    const kind = thing.role === 'door' ? door : thing.role === 'way' ? way : box;
    const marks = questions.map((question) => this.#words.sign(question));
    const slots = {
      ...this.#words.slot('paper', this.#paperOf(questions[0])),
      mark: marks[0] ?? '',
      marks: marks.join(shared === 'sum' ? ' + ' : ' '),
    };
    const begin = this.#words.say(kind, this.#words.slot('lock', thing.id));
    const leads = this.#room.level < HARD ? pointer : pointerByMark;
    return `${begin} ${this.#words.say(shared ? sharedPointer[shared] : leads, slots)}`;
  }

  #answerHints(
    own: Slots,
    { questions, shared, fit }: Extract<PlannedLock, { by: 'answers' }>,
  ): readonly string[] {
    const { lockHints, sharedHints, sharing, faces } = this.#phrases;
    const slots = {
      ...own,
      ...this.#words.slot('paper', this.#paperOf(questions[0])),
      papers: this.#words.list(
        questions.flatMap((question) => this.#paperOf(question) ?? []),
        'the',
      ),
      face: this.#words.choose(faces[fit.type]),
    };
    if (!shared) return lockHints.map((rung) => this.#words.say(rung, slots));
    return [...sharedHints, sharing[shared]].map((rung) => this.#words.say(rung, slots));
  }

  #keyHints(own: Slots, keys: readonly ItemId[]): readonly string[] {
    const slots = { ...own, keys: this.#words.list(keys, 'the') };
    return this.#phrases.keyHints.map((rung) => this.#words.say(rung, slots));
  }

  #lock({ id }: PlannedThing, lock: PlannedLock): RecipeLock {
    if (lock.by === 'keys') return { key: lock.keys };
    const { face, password, alsoAccepts, isExact, type } = lock.fit;
    const hasWrongText = type === 'text' && this.#chance() < WRONG_TEXTS;
    const answer: RecipeAnswer = {
      password,
      face,
      toldBy: lock.questions.flatMap((question) => this.#paperOf(question) ?? []),
      ...(alsoAccepts.length > 0 && { alsoAccepts }),
      ...(isExact && { isExact }),
      ...(hasWrongText && { wrongText: this.#words.say(this.#phrases.wrong, this.#words.slot('lock', id)) }),
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
}
