import { type Chance, shuffle } from '../../lock/shuffle.ts';
import type { MadeLanguage } from './language.ts';
import { type Noun, say } from './noun.ts';

/**
 * Templates of a text in each language. `[a|b]` chooses one of several wordings, also within another; `{slot}` is
 * replaced by a value. A noun stands in a case: `{lock}` is its subject, `{lock:a}` its object, `{lock:d}` its dative
 * in German, `{lock:-}` the word alone.
 */
export type Templates = Readonly<Record<MadeLanguage, readonly string[]>>;

export type Slots = Readonly<Record<string, string | Noun>>;

/** Number of wordings that are tried before a sentence may come a second time. */
const TRIES = 24;

/** Tells the texts of one room, none of them twice. */
export class Teller {
  readonly language: MadeLanguage;
  readonly #chance: Chance;
  readonly #said = new Set<string>();
  /** By template, how often it was used. */
  readonly #uses = new Map<string, number>();

  constructor(language: MadeLanguage, chance: Chance) {
    this.language = language;
    this.#chance = chance;
  }

  /** Returns a text that this room does not have yet, if the templates allow for it; those used least come first. */
  tell(templates: Templates, slots: Slots = {}): string {
    const usesOf = (template: string) => this.#uses.get(template) ?? 0;
    const choices = shuffle(templates[this.language], this.#chance).toSorted((a, b) => usesOf(a) - usesOf(b));
    let [template = '', text = ''] = ['', ''];
    for (let tried = 0; tried < TRIES; tried += 1) {
      template = choices[tried % choices.length] ?? '';
      text = this.#word(template, slots);
      if (!this.#said.has(text)) break;
    }
    this.#uses.set(template, usesOf(template) + 1);
    this.#said.add(text);
    return text;
  }

  #word(template: string, slots: Slots): string {
    const chosen = this.#choose(template);
    const filled = chosen.replace(/\{(\w+)(?::([ad-]))?\}/g, (_, name: string, form: string | undefined) => {
      const value = slots[name];
      if (value === undefined) throw new RangeError(`No value for {${name}} in “${template}”.`);
      return typeof value === 'string' ? value : say(value, this.language, form);
    });
    return upperFirst(
      filled.replace(
        /([.!?]”?\s+|\n)(\p{Ll})/gu,
        (_, end: string, first: string) => end + first.toUpperCase(),
      ),
    );
  }

  /** Chooses among the wordings in brackets, the innermost ones first. */
  #choose(template: string): string {
    const inner = /\[([^[\]]*)\]/;
    let text = template;
    while (inner.test(text)) {
      text = text.replace(inner, (_, wordings: string) => {
        const parts = wordings.split('|');
        return parts[Math.floor(this.#chance() * parts.length)] ?? '';
      });
    }
    return text;
  }
}

function upperFirst(text: string): string {
  return text.replace(/^[“„]?\p{Ll}/u, (first) => first.toUpperCase());
}
