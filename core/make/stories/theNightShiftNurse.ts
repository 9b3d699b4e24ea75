import type { Story } from './model.ts';

export const theNightShiftNurse: Story = {
  id: 'the-night-shift-nurse',
  theme: 'hospital',
  form: 'logbook',
  owner: { en: 'Sister', de: 'Oberschwester', gender: 'f' },
  people: [
    { en: 'night porter', de: 'Nachtportier', gender: 'm' },
    { en: 'trainee nurse', de: 'Schwesternschülerin', gender: 'f' },
    { en: 'anaesthetist', de: 'Narkosearzt', gender: 'm' },
    { en: 'old patient', de: 'alter Patient', gender: 'm' },
    { en: 'cleaner', de: 'Reinigungskraft', gender: 'f' },
  ],
  keywords: ['night', 'nurse', 'nacht', 'schwester'],
  en: {
    titles: ['Night Report', 'Somebody Is Awake in Corridor B', 'All Quiet, Except One'],
    introduction:
      'NIGHT REPORT, CORRIDOR B. 22.00 All asleep. 23.00 All asleep. 23.40 One visitor overlooked (you), in the chair behind the fern. 23.41 {owner} does not wake visitors, on principle; she locked the corridor, very softly, and put a blanket over you. 0.10 Visitor awake. 0.11 Visitor would like to go home. The rest must be written by the visitor. Colleagues have left remarks, as usual, everywhere but in the book provided.',
    about: 'Remark of the day shift: “{about}”, underlined. Nobody knows why.',
    greetings: [
      'Handover, spoken softly, therefore written:',
      'For the colleague who comes at six:',
      'On the back of a temperature chart:',
    ],
    reasons: [
      'They are all asleep, I am telling only the paper.',
      'If the Sister finds this, it is a prescription.',
      'It has been a long night, and it is only ten.',
    ],
    looks: [
      '“Is asleep”, says a slip on {thing}. You take your hand away.',
      'A cardigan has been laid over it against the draught.',
      'At three in the morning {two} tells {thing} everything. It has never breathed a word.',
    ],
    beats: [
      '0.30. Visitor has opened something, quietly. Noted with approval.',
      '1.15. All asleep but one. That one is doing well.',
      '4.50. First bird. Visitor looks up. The blanket has been folded, says a whisper, how nice.',
    ],
    door: 'A notice asks for silence. The hinges have been asked as well.',
    ending:
      '6.00 Visitor at the front desk, with blanket. {owner} looks over her glasses, takes the blanket and [folds it|tucks a biscuit into it].\n\n6.01 All quiet. Outside the birds are starting, and nobody tells them to be silent.',
    aboutEnding: '6.02 Remark: “{about}” is solved. She does not say how.',
  },
  de: {
    titles: ['Nachtbericht', 'In Flur B ist jemand wach', 'Alles ruhig, bis auf einen'],
    introduction:
      'NACHTBERICHT, FLUR B. 22.00 Alle schlafen. 23.00 Alle schlafen. 23.40 Ein Besuch übersehen (du), im Stuhl hinter dem Farn. 23.41 {owner} weckt grundsätzlich keine Besucher; sie schloss den Flur ab, sehr leise, und legte eine Decke über dich. 0.10 Besuch wach. 0.11 Besuch möchte nach Hause. Den Rest schreibt der Besuch bitte selbst. Anmerkungen der Kollegen liegen wie üblich überall, nur nicht im dafür vorgesehenen Buch.',
    about: 'Anmerkung der Tagschicht: „{about}“, unterstrichen. Warum, weiß niemand.',
    greetings: [
      'Übergabe, leise gesprochen, darum geschrieben:',
      'Für die Kollegin, die um sechs kommt:',
      'Auf der Rückseite einer Fieberkurve:',
    ],
    reasons: [
      'Es schlafen alle, ich sage es nur dem Papier.',
      'Wenn die Oberschwester das findet, ist es ein Rezept.',
      'Die Nacht war lang, und es ist erst zehn.',
    ],
    looks: [
      '„Schläft“, sagt ein Zettel auf {thing:d}. Du nimmst die Hand weg.',
      'Jemand hat eine Strickjacke darübergelegt, gegen den Zug.',
      'Um drei Uhr früh erzählt {two} {thing:d} alles. Weitergesagt wurde noch nie etwas.',
    ],
    beats: [
      '0.30 Uhr. Besuch hat etwas geöffnet, leise. Wohlwollend vermerkt.',
      '1.15 Uhr. Alle schlafen, bis auf eine Person. Die macht sich gut.',
      '4.50 Uhr. Erster Vogel. Besuch sieht auf. Die Decke ist zusammengelegt, flüstert es, wie nett.',
    ],
    door: 'Ein Schild bittet um Ruhe. Die Angeln wurden auch gebeten.',
    ending:
      '6.00 Besuch am Empfang, mit Decke. {owner} sieht über ihre Brille, nimmt die Decke und [faltet sie|wickelt einen Keks hinein].\n\n6.01 Alles ruhig. Draußen fangen die Vögel an, und niemand bittet sie, leise zu sein.',
    aboutEnding: '6.02 Anmerkung: „{about}“ ist geklärt. Wie, sagt sie nicht.',
  },
};
