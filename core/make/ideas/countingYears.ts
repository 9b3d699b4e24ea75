import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** One paper tells the year in which somebody came, another how many years later the wanted person came. */
export const countingYears: Idea = {
  id: 'counting-years',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const [first, second] = [author(), author()];
    const [year, later] = [chooseNumber(1708, 1949, chance), chooseNumber(6, 39, chance)];
    const slots = { first, second, year: String(year), later: String(later), SECOND: second.toUpperCase() };
    return {
      parameters: `${year}+${later}`,
      answer: { password: String(year + later), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: first, says: tell(FIRST, slots) },
        { of: kit.papers, author: second, says: tell(SECOND, slots) },
      ],
      asks: `${askFor(kit, 'figures', 4)} ${tell(WANTED, slots)}`,
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FIRST = {
  en: [
    '“[I came here|I moved in here|I started here] in {year}[, and the stove was cold|, with one suitcase and no plan|, in the rain].” Signed: {first}.',
    '{first} [has written|notes]: “{year}: arrived. [Nobody at the door|Soup at noon, soup at night|Asked for a key, was given a broom].”',
  ],
  de: [
    '„Ich bin im Jahr {year} [hierhergekommen|hier angekommen][, und der Ofen war kalt|, mit einem Koffer und ohne Plan|, im Regen].“ Gezeichnet: {first}.',
    '{first} [schreibt|notiert]: „{year}: angekommen. [Niemand an der Tür|Mittags Suppe, abends Suppe|Um einen Schlüssel gebeten, einen Besen bekommen].“',
  ],
};

const SECOND = {
  en: [
    '“{first} [was here before me|had the better chair]. I came exactly {later} years after {first}[, when the chair was free|, and I have been tidying up since].” Signed: {second}.',
    '{second} [writes|remembers]: “[When I came|On my first day], {first} had been here for {later} years[, to the day|, and said so hourly].”',
  ],
  de: [
    '„{first} [war vor mir da|hatte den besseren Stuhl]. Ich kam genau {later} Jahre nach {first}[, als der Stuhl frei war| und räume seitdem auf].“ Gezeichnet: {second}.',
    '{second} [schreibt|erinnert sich]: „[Als ich kam,|An meinem ersten Tag] war {first} schon {later} Jahre hier[, auf den Tag genau|, und sagte das stündlich].“',
  ],
};

const WANTED = {
  en: [
    '[Scratched beside it|On a strip of tape]: THE YEAR IN WHICH {SECOND} CAME.',
    'The year in which {second} came is wanted, [says the rim|says a scratched line].',
  ],
  de: [
    '[Daneben eingeritzt|Auf einem Klebestreifen]: DAS JAHR, IN DEM {SECOND} KAM.',
    'Gesucht ist das Jahr, in dem {second} kam, steht [auf der Kante|am Rand].',
  ],
};

const METHOD = {
  en: ['[Two people, two papers|Two papers belong together]: one year is counted from the other.'],
  de: ['[Zwei Leute, zwei Papiere|Zwei Papiere gehören zusammen]: Das eine Jahr zählt man vom anderen aus.'],
};

const CLOSER = {
  en: ['Take the year of {first} and add {later}.'],
  de: ['Nimm das Jahr von {first} und zähle {later} dazu.'],
};
