import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import { capitalized } from '../../words/capitalized.ts';
import { MELTING } from '../../words/melting.ts';
import { sentencesOf } from '../../words/sentencesOf.ts';
import type { Named } from './Named.ts';
import type { Templates } from './Phrases.ts';

/** What fills the slots of a template. */
export type Slots = Readonly<Record<string, Named | string>>;

const SLOT = /\{([^{}]*)\}/gu;

/** Stands before a filled slot, so that only its article melts, and no pronoun. */
const FILLED = '\u0001';

/**
 * Tells the texts of a room made from questions: no sentence twice, and none that tells an answer, as far as there are
 * others. Its templates name things with an article, which those of wished rooms (`Teller`) do not.
 */
export class QuestionTeller {
  readonly #chance: Chance;
  readonly #tellsAnswer: (text: string) => boolean;
  readonly #used = new Set<string>();
  #hasTold = false;
  /** The templates of each list in the order in which they come; used ones go to the end. */
  readonly #queues = new Map<Templates, string[]>();
  /** How often something was said for which the voice has words, by these. */
  readonly #turns = new Map<Templates, number>();

  constructor(chance: Chance, tellsAnswer: (text: string) => boolean) {
    this.#chance = chance;
    this.#tellsAnswer = tellsAnswer;
  }

  /** Whether something was said that tells an answer, since there was nothing else to say. */
  get hasTold(): boolean {
    return this.#hasTold;
  }

  /** `voiced`: what the theme's voice says in the same place; it comes in turn with the others. */
  tell(templates: Templates, slots: Slots, voiced: Templates = []): string {
    const queues = this.#inTurn(templates, voiced).map((list) => this.#queueOf(list));
    const choices = queues.flatMap((queue) =>
      queue.map((template) => ({ queue, template, text: fill(template, slots) })),
    );
    const fresh = choices.filter(({ text }) => !this.#isUsed(text));
    const chosen = fresh.find(({ text }) => !this.#tellsAnswer(text)) ?? fresh[0] ?? choices[0];
    if (!chosen) return '';
    const { queue, template, text } = chosen;
    if (this.#tellsAnswer(text)) this.#hasTold = true;
    queue.push(...queue.splice(queue.indexOf(template), 1));
    this.hear(text);
    return text;
  }

  /** Returns a text that says nothing twice and tells no answer; null if there is none. */
  tellNew(templates: Templates, slots: Slots): string | null {
    const texts = shuffle(templates, this.#chance).map((template) => fill(template, slots));
    const text = texts.find((each) => !this.#isUsed(each) && !this.#tellsAnswer(each));
    if (text === undefined) return null;
    this.hear(text);
    return text;
  }

  /** Keeps the sentences of a text from being said again. */
  hear(text: string) {
    for (const sentence of sentencesOf(text)) this.#used.add(sentence);
  }

  /** Returns one of the values by chance. */
  choose<Value>(values: readonly [Value, ...Value[]] | readonly Value[], otherwise: Value): Value {
    return values[Math.floor(this.#chance() * values.length)] ?? otherwise;
  }

  /** The voice speaks first, and every second time. */
  #inTurn(templates: Templates, voiced: Templates): readonly Templates[] {
    if (voiced.length === 0) return [templates];
    const turn = this.#turns.get(voiced) ?? 0;
    this.#turns.set(voiced, turn + 1);
    return turn % 2 === 0 ? [voiced, templates] : [templates, voiced];
  }

  #queueOf(templates: Templates): string[] {
    const queue = this.#queues.get(templates) ?? [...shuffle(templates, this.#chance)];
    this.#queues.set(templates, queue);
    return queue;
  }

  #isUsed(text: string): boolean {
    return sentencesOf(text).some((sentence) => this.#used.has(sentence));
  }
}

/** @throws RangeError for a slot that has no filling: a broken template */
function fill(template: string, slots: Slots): string {
  const filled = template.replace(SLOT, (_, inner: string) => {
    const [form = '', slot = form] = inner.split(' ');
    const filling = slots[slot];
    if (filling === undefined) throw new RangeError(`Nothing fills “${slot}” in “${template}”.`);
    return FILLED + (typeof filling === 'string' ? filling : filling.in(slot === inner ? '' : form));
  });
  return melt(` ${filled}`).replaceAll(FILLED, '').trim();
}

/** "in dem Tresor" becomes "im Tresor". */
function melt(text: string): string {
  return MELTING.reduce(
    (melted, [before, article, result]) =>
      melted
        .replaceAll(` ${before} ${FILLED}${article} `, ` ${result} `)
        .replaceAll(` ${capitalized(before)} ${FILLED}${article} `, ` ${capitalized(result)} `),
    text,
  );
}
