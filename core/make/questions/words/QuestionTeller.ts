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

  constructor(chance: Chance, tellsAnswer: (text: string) => boolean) {
    this.#chance = chance;
    this.#tellsAnswer = tellsAnswer;
  }

  /** Whether something was said that tells an answer, since there was nothing else to say. */
  get hasTold(): boolean {
    return this.#hasTold;
  }

  tell(templates: Templates, slots: Slots): string {
    const queue = this.#queueOf(templates);
    const texts = queue.map((template) => fill(template, slots));
    const fresh = [...texts.keys()].filter((place) => !this.#isUsed(texts[place] ?? ''));
    const place = fresh.find((each) => !this.#tellsAnswer(texts[each] ?? '')) ?? fresh[0] ?? 0;
    const text = texts[place] ?? '';
    if (this.#tellsAnswer(text)) this.#hasTold = true;
    queue.push(...queue.splice(place, 1));
    for (const sentence of sentencesOf(text)) this.#used.add(sentence);
    return text;
  }

  /** Returns one of the values by chance. */
  choose<Value>(values: readonly [Value, ...Value[]] | readonly Value[], otherwise: Value): Value {
    return values[Math.floor(this.#chance() * values.length)] ?? otherwise;
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
