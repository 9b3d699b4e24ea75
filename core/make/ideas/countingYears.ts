import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** One paper tells the year in which somebody came, another how many years later the wanted person came. */
export const countingYears: Idea = {
  id: 'counting-years',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'combined',
  make: (kit) => {
    const { chance, tell, author, props } = kit;
    const [first, second] = [author(), author()];
    const [year, later] = [chooseNumber(...props.years, chance), chooseNumber(6, 39, chance)];
    const slots = { first, second, year: String(year), later: String(later), SECOND: second.toUpperCase() };
    return {
      parameters: `${year}+${later}`,
      answer: { password: String(year + later), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: first, says: tell(FIRST, slots) },
        { of: kit.papers, author: second, says: tell(SECOND, slots) },
      ],
      size: 4,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FIRST = {
  en: [
    'I [came here|moved in|began here] in {year}[, and the tea was cold|, with one suitcase and no plan|, with a cold]. [Nobody had told them|They gave me the small spoon].',
    '{year}. Arrived. [Nobody at the door|Soup at noon, soup at night|Asked for a key, was given a broom]. [I stayed all the same|The rest is habit].',
    'My first [pay slip|pass] bears the year {year}. I have kept it, [as it never got better|though it smells of soup].',
    'In {year} they needed somebody [tall|with a hat], and I was standing by. [I am still standing|The hat is still here].',
  ],
  de: [
    'Ich bin im Jahr {year} [hierhergekommen|eingezogen][, und der Tee war kalt|, mit einem Koffer und ohne Plan|, mit Schnupfen]. [Gesagt hatte es ihnen keiner|Ich bekam den kleinen Löffel].',
    '{year}. Angekommen. [Niemand an der Tür|Mittags Suppe, abends Suppe|Um einen Schlüssel gebeten, einen Besen bekommen]. [Geblieben bin ich trotzdem|Der Rest ist Gewohnheit].',
    'Auf meinem ersten [Lohnzettel|Dienstausweis] steht {year}. Ich habe ihn aufgehoben, [es wurde danach nicht besser|auch wenn er nach Suppe riecht].',
    '{year} suchte man hier jemanden, [groß|mit Hut], und ich stand gerade da. [Da stehe ich noch|Der Hut ist auch noch da].',
  ],
};

const SECOND = {
  en: [
    '{first} was here before me and [has the better chair|says so]. I came exactly {later} years after {first}[, when the chair was being mended|, and have been tidying up since].',
    'On my first day {first} had been here for {later} years[, to the day|, and mentioned it hourly]. [We have never agreed on the windows|I brought cake, and it was counted].',
    'When I came, {first} had already been complaining for {later} years[, and was not finished|, about the same tap]. [I took over the tap|I do the Thursdays now].',
    'It took {first} {later} years of asking for help. [The help is me|Then they sent me]. [I had expected flowers|There was no second chair].',
  ],
  de: [
    '{first} war vor mir da und [hat den besseren Stuhl|sagt das auch]. Ich kam genau {later} Jahre nach {first}[, als der Stuhl gerade repariert wurde| und räume seitdem auf].',
    'An meinem ersten Tag war {first} schon {later} Jahre hier[, auf den Tag genau|, und erwähnte es stündlich]. [Über die Fenster waren wir uns nie einig|Ich brachte Kuchen mit, er wurde gezählt].',
    'Als ich kam, hatte sich {first} schon {later} Jahre lang beschwert[, und noch nicht über alles|, immer über denselben Hahn]. [Den Hahn habe ich übernommen|Ich mache jetzt die Donnerstage].',
    '{later} Jahre lang bat {first} um Hilfe. [Die Hilfe bin ich|Dann schickte man mich]. [Mit Blumen hatte ich gerechnet|Einen zweiten Stuhl gab es nicht].',
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

const INSCRIPTION = {
  en: [
    '[THE YEAR IN WHICH {SECOND} CAME|SINCE WHEN, {SECOND}?]',
    '“[When did {second} come to us|In what year did {second} arrive]?”',
  ],
  de: [
    '[DAS JAHR, IN DEM {SECOND} KAM|SEIT WANN, {SECOND}?]',
    '„[Wann kam {second} zu uns|In welchem Jahr kam {second}]?“',
  ],
};
