import type { Chance } from '../../lock/shuffle.ts';
import { escapeSigns } from '../../lock/signs/signedText.ts';
import type { Recipe, RecipeAnswer, RecipeItem, RecipeLock } from '../../recipe/model.ts';
import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type ItemId, START_ID } from '../../room/model.ts';
import { withParagraph } from '../stories/StoryTold.ts';
import { nounOf } from '../words/nouns.ts';
import { LockTexts, paperOf } from './LockTexts.ts';
import type { QuestionPair } from './model.ts';
import type { PlannedLock, PlannedThing } from './plan/model.ts';
import { languageOfAnswers } from './words/languageOfAnswers.ts';
import type { Phrases, Templates } from './words/Phrases.ts';
import { type Furnished, RoomWords } from './words/RoomWords.ts';

/** Papers that somebody wrote by hand; all others hang where all can read them. */
const BY_HAND: ReadonlySet<string> = new Set(['note', 'letter', 'book']);
/** Of three locks about one says something to a wrong answer. */
const WRONG_TEXTS = 0.35;
/** How often a thing that only belongs to the place is seen by the story. */
const LOOKS_OF_STORY = 0.4;

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
  readonly #locks: LockTexts;
  readonly #chance: Chance;

  constructor(room: Furnished, chance: Chance) {
    this.#room = room;
    this.#chance = chance;
    this.#words = new RoomWords(room, chance);
    this.#phrases = this.#words.phrases;
    this.#locks = new LockTexts(room, this.#words);
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
      roomName: this.#words.story?.told.title ?? this.#words.say(this.#phrases.roomNames),
      introduction: this.#introduction(),
      // Until the length is known.
      timeLimit: LIMITS.timeLimit.max,
      language,
      ending: this.#ending(),
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

  /** A story of the theme, or one that suits any place; in both the locks ask, and say in which language. */
  #introduction(): string {
    const [who, locks, event, begin] = this.#phrases.introduction;
    const say = (part: Templates) => this.#words.say(part, this.#words.doorSlot());
    const asking = `${say(locks)}${this.#foreign()}`;
    const { story } = this.#words;
    if (story) return withParagraph(story.told.introduction, asking);
    return `${say(who)} ${asking}\n\n${say(event)} ${say(begin)}`;
  }

  #foreign(): string {
    const { foreign } = this.#phrases;
    const { pairs, language, tellsAnswer } = this.#room;
    const spoken = languageOfAnswers(pairs.map(({ answer }) => answer));
    const isForeign = spoken !== null && spoken !== language && !tellsAnswer(foreign[spoken]);
    return isForeign ? ` ${foreign[spoken]}` : '';
  }

  #ending(): string {
    const { story } = this.#words;
    if (story) return story.told.ending;
    return this.#phrases.ending.map((part) => this.#words.say(part, this.#words.doorSlot())).join(' ');
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
    const { hider, hiderHints } = this.#phrases;
    if (thing.role === 'paper') return { says: this.#paper(thing, pairs), showsAs: 'paper' };
    if (thing.role === 'key') return this.#key(thing);
    if (thing.role === 'decoration') return { says: this.#decoration(thing) };
    if (thing.role === 'hider') {
      const slots = { ...this.#words.slot('hider', thing.id), ...this.#words.slot('thing', thing.id) };
      const inside = { contents: this.#words.list(contents) };
      return {
        says: this.#words.say(hider, { ...slots, ...inside }, this.#words.voiced.hider),
        hints: hiderHints.map((rung) => this.#words.say(rung, slots)),
      };
    }
    return thing.lock ? this.#locks.textsOf(thing, thing.lock, contents) : {};
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

  #decoration({ id }: PlannedThing): string {
    const { story, voiced } = this.#words;
    const noun = nounOf(this.#words.placed(id)?.of ?? '');
    const look = story && noun && this.#chance() < LOOKS_OF_STORY ? story.told.look(noun) : null;
    if (look !== null && !this.#room.tellsAnswer(look)) return look;
    return this.#words.say(this.#phrases.decoration, this.#words.slot('thing', id), voiced.decoration);
  }

  /** What a key in the plain sense says, as long as the theme's voice has something to say of it. */
  #key({ id }: PlannedThing): Partial<RecipeItem> {
    const says = this.#words.isPlainKey(id) ? this.#words.sayNew(this.#words.voiced.key) : null;
    return says === null ? {} : { says };
  }

  #lock({ id }: PlannedThing, lock: PlannedLock): RecipeLock {
    if (lock.by === 'keys') return { key: lock.keys };
    const { face, password, alsoAccepts, isExact, type } = lock.fit;
    const hasWrongText = type === 'text' && this.#chance() < WRONG_TEXTS;
    const answer: RecipeAnswer = {
      password,
      face,
      toldBy: lock.questions.flatMap((question) => paperOf(this.#room.plan, question) ?? []),
      ...(alsoAccepts.length > 0 && { alsoAccepts }),
      ...(isExact && { isExact }),
      ...(hasWrongText && {
        wrongText: this.#words.say(
          this.#phrases.wrong,
          this.#words.slot('lock', id),
          this.#words.voiced.wrong,
        ),
      }),
    };
    return answer;
  }

  #lockOf(question: number): PlannedThing | undefined {
    return this.#room.plan.things.find(
      ({ lock }) => lock?.by === 'answers' && lock.questions.includes(question),
    );
  }
}
