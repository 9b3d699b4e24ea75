import { type Chance, shuffle } from '../../lock/shuffle.ts';
import { chooseWording } from './chooseWording.ts';
import type { MadeLanguage } from './language.ts';
import { MELTING } from './melting.ts';
import { type Noun, say } from './noun.ts';
import { sentencesOf } from './sentencesOf.ts';

/**
 * Templates of a text in each language. `[a|b]` chooses one of several wordings, also within another; `{slot}` is
 * replaced by a value. A noun stands in a case: `{lock}` is its subject, `{lock:a}` its object, `{lock:d}` its dative
 * in German, `{lock:-}` the word alone.
 */
export type Templates = Readonly<Record<MadeLanguage, readonly string[]>>;

export type Slots = Readonly<Record<string, string | Noun>>;

/** Returns the templates of several texts as those of one. */
export function joined(...parts: readonly Templates[]): Templates {
  return { en: parts.flatMap(({ en }) => en), de: parts.flatMap(({ de }) => de) };
}

/** Number of wordings that are tried before a sentence may come a second time. */
const TRIES = 24;

/** How often something rare is said, as long as it may be. */
const RARELY = 0.3;

/** Tells the texts of one room, no sentence of them twice. */
export class Teller {
  readonly language: MadeLanguage;
  readonly #chance: Chance;
  readonly #said = new Set<string>();
  /** All words of what was said, and words that must not be said: both in small letters. */
  readonly #words = new Set<string>();
  readonly #avoided = new Set<string>();
  /** By template, how often it was used. */
  readonly #uses = new Map<string, number>();

  constructor(language: MadeLanguage, chance: Chance) {
    this.language = language;
    this.#chance = chance;
  }

  /** Keeps a word from being said from now on, such as the answer of a lock. */
  avoid(word: string) {
    this.#avoided.add(word.toLowerCase());
  }

  /** Keeps the sentences of a text from being said again. */
  hear(text: string) {
    for (const word of wordsOf(text)) this.#words.add(word);
    for (const sentence of sentencesOf(text)) this.#said.add(sentence);
  }

  /** Returns whether a word was said already. */
  hasSaid(word: string): boolean {
    return this.#words.has(word.toLowerCase());
  }

  /**
   * Returns a text without a sentence that this room has already, if the templates allow for it; those used least come
   * first. `further`: templates for when each of the others was used as often.
   */
  tell(templates: Templates, slots: Slots = {}, further?: Templates): string {
    const choices = this.#leastUsed(templates, further);
    let [template = '', text = ''] = ['', ''];
    for (let tried = 0; tried < TRIES; tried += 1) {
      template = choices[tried % choices.length] ?? '';
      text = this.#word(template, slots);
      if (this.#isNew(text)) break;
    }
    this.#use(template);
    this.hear(text);
    return text;
  }

  /** Returns a part of a sentence, by the wording that was used least: the same words may come in several sentences. */
  phrase(templates: Templates, slots: Slots = {}, further?: Templates): string {
    const [template = ''] = this.#leastUsed(templates, further);
    this.#use(template);
    return this.#fill(template, slots);
  }

  /** Returns a part of a sentence now and then, none twice and only so many in a room; null the rest of the time. */
  rarely(templates: Templates, most: number): string | null {
    const used = templates[this.language].filter((template) => this.#uses.has(template)).length;
    const isLeft = used < Math.min(most, templates[this.language].length);
    return isLeft && this.#chance() < RARELY ? this.phrase(templates) : null;
  }

  /** Returns a text of which no sentence was said, by a template of which none was told; null if there is none. */
  tellNew(templates: Templates, slots: Slots = {}): string | null {
    for (const template of shuffle(templates[this.language], this.#chance)) {
      if (this.#uses.has(template)) continue;
      const text = this.#word(template, slots);
      if (!this.#isNew(text)) continue;
      this.#use(template);
      this.hear(text);
      return text;
    }
    return null;
  }

  #leastUsed(templates: Templates, further?: Templates): readonly string[] {
    const usesOf = (template: string) => this.#uses.get(template) ?? 0;
    const all = [templates, further].flatMap((each) =>
      each ? shuffle(each[this.language], this.#chance) : [],
    );
    return all.toSorted((a, b) => usesOf(a) - usesOf(b));
  }

  #use(template: string) {
    this.#uses.set(template, (this.#uses.get(template) ?? 0) + 1);
  }

  #isNew(text: string): boolean {
    const isSaid = sentencesOf(text).some((sentence) => this.#said.has(sentence));
    return !isSaid && !(this.#avoided.size > 0 && wordsOf(text).some((word) => this.#avoided.has(word)));
  }

  #word(template: string, slots: Slots): string {
    return upperFirst(
      this.#fill(template, slots).replace(
        /(\.”?\s+|[!?]\s+|\n)(\p{Ll})/gu,
        (_, end: string, first: string) => end + first.toUpperCase(),
      ),
    );
  }

  #fill(template: string, slots: Slots): string {
    const slot = /(?:\b(in|an|zu|von|bei) )?\{(\w+)(?::([ad-]))?\}/gi;
    return chooseWording(template, this.#chance).replace(
      slot,
      (_, before: string | undefined, name: string, form: string | undefined) => {
        const value = slots[name];
        if (value === undefined) throw new RangeError(`No value for {${name}} in “${template}”.`);
        const words = typeof value === 'string' ? value : say(value, this.language, form);
        if (before === undefined) return words;
        return this.language === 'de' ? melted(before, words) : `${before} ${words}`;
      },
    );
  }
}

function melted(before: string, words: string): string {
  const [article = '', ...others] = words.split(' ');
  const found = MELTING.find(([each, of]) => each === before.toLowerCase() && of === article);
  if (!found || others.length === 0) return `${before} ${words}`;
  const isCapital = before !== before.toLowerCase();
  return [isCapital ? upperFirst(found[2]) : found[2], ...others].join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

function upperFirst(text: string): string {
  return text.replace(/^[“„]?\p{Ll}/u, (first) => first.toUpperCase());
}
