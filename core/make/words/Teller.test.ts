import { describe, expect, it } from 'vitest';
import { createChance } from '../../lock/shuffle.ts';
import type { MadeLanguage } from './language.ts';
import { properName } from './noun.ts';
import { nounOf } from './nouns.ts';
import { Teller } from './Teller.ts';

function teller(language: MadeLanguage = 'en', seed = 'a seed') {
  return new Teller(language, createChance(seed));
}

const chest = nounOf('chest') ?? properName('');

describe('Teller', () => {
  it('chooses among wordings, also within others, and none needs to be a word', () => {
    const templates = { en: ['[a [red|blue]|one] door[, shut|].'], de: [] };
    const told = new Set(Array.from({ length: 60 }, (_, seed) => teller('en', `${seed}`).tell(templates)));
    expect([...told].sort()).toEqual([
      'A blue door, shut.',
      'A blue door.',
      'A red door, shut.',
      'A red door.',
      'One door, shut.',
      'One door.',
    ]);
  });

  it('puts nouns into their case, and begins each sentence with a capital', () => {
    const forms = {
      en: ['{lock} is shut. {lock} waits.'],
      de: ['{lock} ist zu. Ich sehe {lock:a} an. Mit {lock:d}: {lock:-}.'],
    };
    expect(teller('en').tell(forms, { lock: chest })).toBe('The chest is shut. The chest waits.');
    expect(teller('de').tell(forms, { lock: chest })).toBe(
      'Die Truhe ist zu. Ich sehe die Truhe an. Mit der Truhe: Truhe.',
    );
    expect(teller('de').tell(forms, { lock: properName('Ada') })).toBe(
      'Ada ist zu. Ich sehe Ada an. Mit Ada: Ada.',
    );
  });

  it('melts German prepositions with an article, and goes on behind a question or a call', () => {
    const forms = {
      en: ['In {lock}. “Why?” asks {lock}.'],
      de: ['In {lock:a}, an {lock:d}. Von {who}: „Halt!“, ruft {lock}.'],
    };
    const desk = nounOf('desk') ?? properName('');
    expect(teller('de').tell(forms, { lock: desk, who: 'dem' })).toBe(
      'In den Schreibtisch, am Schreibtisch. Von dem: „Halt!“, ruft der Schreibtisch.',
    );
    expect(teller('en').tell(forms, { lock: desk, who: '' })).toBe('In the desk. “Why?” asks the desk.');
  });

  it('G3 tells nothing twice while there is another wording, and uses each template before one comes again', () => {
    const { tell } = {
      tell:
        (one = teller()) =>
        () =>
          one.tell({ en: ['One[, too|, again|].', 'Two.'], de: [] }),
    };
    const next = tell();
    expect(new Set([next(), next(), next(), next()]).size).toBe(4);
  });

  it('G3 tells something new only by a template that was not told, whatever it tells of', () => {
    const one = teller();
    const looks = { en: ['Dust lies on {thing}.', 'Nobody looks at {thing}.'], de: [] };
    const told = ['a globe', 'a lamp', 'a rug'].map((thing) => one.tellNew(looks, { thing }));
    expect(told.filter((text) => text?.startsWith('Dust'))).toHaveLength(1);
    expect(told.at(-1)).toBeNull();
  });

  it('names a slot without a value', () => {
    expect(() => teller().tell({ en: ['{nobody} is here.'], de: [] })).toThrow('No value for {nobody}');
  });
});
