import type { RecipeItem } from '../../recipe/model.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemId } from '../../room/model.ts';
import type { FittedAnswer } from './answers/fitAnswer.ts';
import type { Plan, PlannedLock, PlannedThing } from './plan/model.ts';
import type { Slots } from './words/QuestionTeller.ts';
import type { Furnished, RoomWords } from './words/RoomWords.ts';

type AnsweredLock = Extract<PlannedLock, { by: 'answers' }>;

/** From this level on, locks show a mark and do not name the paper that bears it, too. */
const HARD = 3;

/** Says what the locks of a room say: what they are like, what is in them, and their hints. */
export class LockTexts {
  readonly #room: Furnished;
  readonly #words: RoomWords;

  constructor(room: Furnished, words: RoomWords) {
    this.#room = room;
    this.#words = words;
  }

  textsOf(thing: PlannedThing, lock: PlannedLock, contents: readonly ItemId[]): Partial<RecipeItem> {
    const own = this.#words.slot('lock', thing.id);
    const saysOpened = this.#openedWords(thing, contents);
    return {
      says: lock.by === 'keys' ? this.#keyWords(thing, lock.keys) : this.#answerWords(thing, lock),
      ...(saysOpened !== '' && { saysOpened }),
      hints: lock.by === 'keys' ? this.#keyHints(own, lock.keys) : this.#answerHints(own, lock),
    };
  }

  /** What is in it or behind it, and what happens meanwhile. */
  #openedWords(thing: PlannedThing, contents: readonly ItemId[]): string {
    const { opened, openedWay } = this.#words.phrases;
    const { voiced } = this.#words;
    const says: string[] = [];
    if (thing.leadsTo) {
      const slots = { lock: this.#words.bareName(thing), ...this.#words.placeSlot(thing.leadsTo) };
      says.push(this.#words.say(openedWay, slots, voiced.openedWay));
    } else if (contents.length > 0) {
      const slots = { ...this.#words.slot('lock', thing.id), contents: this.#words.list(contents) };
      says.push(this.#words.say(opened, slots, this.#words.isCase(thing.id) ? voiced.opened : []));
    }
    return withinMessage([...says, ...this.#beatAt(thing)]);
  }

  /** What happens in the story once a lock is open, where all locks come in one order. */
  #beatAt({ id }: PlannedThing): readonly string[] {
    const { story } = this.#words;
    const { plan, order, tellsAnswer } = this.#room;
    const opened = plan.things.filter(({ lock, role }) => lock && role !== 'door');
    if (!story || order !== 'fixed' || opened.length <= story.told.beats) return [];
    const turns = Array.from({ length: story.told.beats }, (_, beat) =>
      Math.floor(((beat + 1) * opened.length) / (story.told.beats + 1)),
    );
    const turn = turns.findIndex((at) => opened[at]?.id === id);
    const beat = turn < 0 ? null : story.told.beat(turn);
    return beat === null || tellsAnswer(beat) ? [] : [beat];
  }

  #keyWords(thing: PlannedThing, keys: readonly ItemId[]): string {
    const { manyKeys, keyBox } = this.#words.phrases;
    const slots = { ...this.#words.slot('lock', thing.id), ...this.#words.slot('key', keys[0]) };
    if (keys.length > 1) return this.#words.say(manyKeys, slots);
    return this.#words.say(keyBox, slots, this.#words.isPlainKey(keys[0]) ? this.#words.voiced.keyBox : []);
  }

  #answerWords(thing: PlannedThing, { questions, shared, fit }: AnsweredLock): string {
    const { pointer, pointerByMark, sharedPointer } = this.#words.phrases;
    const marks = questions.map((question) => this.#words.sign(question));
    const slots = {
      ...this.#words.slot('paper', paperOf(this.#room.plan, questions[0])),
      mark: marks[0] ?? '',
      marks: marks.join(shared === 'sum' ? ' + ' : ' '),
    };
    const begin = this.#lockWords(thing, fit);
    const leads = this.#room.level < HARD ? pointer : pointerByMark;
    return `${begin} ${this.#words.say(shared ? sharedPointer[shared] : leads, slots)}`;
  }

  /** What has the lock, as the theme sees it or as any place does; the way out is told by the story first. */
  #lockWords({ id, role }: PlannedThing, fit: FittedAnswer): string {
    const { box, door, way } = this.#words.phrases;
    const { voiced, story } = this.#words;
    const slots = { ...this.#words.slot('lock', id), ...this.#words.lockSlots(id, fit) };
    if (role === 'way') return this.#words.say(way, slots, voiced.barred);
    if (role === 'box') return this.#words.say(box, slots, this.#words.isCase(id) ? voiced.fastened : []);
    const last = this.#words.say(door, slots, voiced.barred);
    return story ? `${story.told.door} ${last}` : last;
  }

  #answerHints(own: Slots, { questions, shared, fit }: AnsweredLock): readonly string[] {
    const { lockHints, sharedHints, sharing, faces } = this.#words.phrases;
    const paper = paperOf(this.#room.plan, questions[0]);
    const slots = {
      ...own,
      ...this.#words.slot('paper', paper),
      ...this.#words.slot('one', paper),
      papers: this.#words.list(
        questions.flatMap((question) => paperOf(this.#room.plan, question) ?? []),
        'the',
      ),
      face: this.#words.choose(faces[fit.type]),
    };
    if (!shared) {
      const [gentle, second, last] = lockHints;
      return [
        this.#words.say(gentle, slots),
        this.#words.say(second, slots, this.#words.voiced.lookAt),
        this.#words.say(last, slots),
      ];
    }
    return [...sharedHints, sharing[shared]].map((rung) => this.#words.say(rung, slots));
  }

  #keyHints(own: Slots, keys: readonly ItemId[]): readonly string[] {
    const slots = { ...own, keys: this.#words.list(keys, 'the') };
    return this.#words.phrases.keyHints.map((rung) => this.#words.say(rung, slots));
  }
}

/** Returns the paper on which a question stands. */
export function paperOf({ things }: Plan, question: number | undefined): ItemId | undefined {
  return things.find((thing) => thing.question === question && question !== undefined)?.id;
}

/** Joins sentences as long as they fit into a message. */
function withinMessage(parts: readonly string[]): string {
  return parts.reduce(
    (text, part) => (text.length + part.length < LIMITS.message ? `${text} ${part}`.trim() : text),
    '',
  );
}
