import type { Sights } from './model.ts';

/** What can be looked at and counted in places where people work. */
export const atWork: Sights = {
  'bank-vault': [
    {
      noun: { en: 'deposit boxes', de: 'Schließfächer', gender: 'n' },
      rect: { x: 5, y: 21, width: 24.6, height: 5.4 },
      count: 5,
      parts: { en: 'the deposit boxes in the top row', de: 'die Schließfächer in der obersten Reihe' },
      says: {
        en: [
          '[Small boxes side by side, one for each day from Monday to Friday|Small boxes side by side, as many as fingers on the hand that signs]. [The large ones, further down, are for grudges|Nobody has ever rented the one on the right].',
        ],
        de: [
          '[Kleine Fächer nebeneinander, eins für jeden Tag von Montag bis Freitag|Kleine Fächer nebeneinander, so viele wie Finger an der Hand, die unterschreibt]. [Die großen weiter unten sind für alten Groll|Das rechts war noch nie vermietet].',
        ],
      },
    },
    {
      noun: { en: 'bars', de: 'Gitter', gender: 'n' },
      rect: { x: 67.7, y: 21, width: 27.2, height: 15 },
      count: 7,
      parts: { en: 'the upright bars before the gold', de: 'die senkrechten Stäbe vor dem Gold' },
      says: {
        en: [
          '[A bar for each day of the week, from top to bottom|From top to bottom a bar for each of the seven seas]. [One is bent, just wide enough for an idea|They keep the gold in, or us out].',
        ],
        de: [
          '[Von oben bis unten ein Stab für jeden Wochentag|Von oben bis unten ein Stab für jeden Zwerg im Märchen]. [Einer ist verbogen, gerade weit genug für eine Idee|Sie halten das Gold drin, oder uns draußen].',
        ],
      },
    },
    {
      noun: { en: 'vault clock', de: 'Tresoruhr', gender: 'f' },
      rect: { x: 46.2, y: 4, width: 12.6, height: 15.8 },
      count: 2,
      parts: { en: 'the hands of the vault clock', de: 'die Zeiger der Tresoruhr' },
      says: {
        en: [
          'A long hand and a short one, [and both point at office hours|who meet once an hour and never speak].',
        ],
        de: [
          'Ein langer Zeiger und ein kurzer, [und beide zeigen auf die Öffnungszeiten|die sich jede Stunde einmal treffen und nie ein Wort sagen].',
        ],
      },
    },
  ],
  classroom: [
    {
      noun: { en: 'beans on the sill', de: 'Bohnen am Fenster', gender: 'f' },
      rect: { x: 3, y: 35, width: 12.6, height: 14.5 },
      count: 3,
      parts: { en: 'the pots of beans on the sill', de: 'die Bohnentöpfe am Fenster' },
      says: {
        en: ['Sown in the same hour: one pot came up, one came up as well, and one had other plans.'],
        de: ['In derselben Stunde gesät: Ein Topf ging auf, einer auch, und einer hatte etwas anderes vor.'],
      },
    },
    {
      noun: { en: 'apples on the blackboard', de: 'Äpfel an der Tafel', gender: 'm' },
      rect: { x: 29, y: 31, width: 12.6, height: 12.4 },
      count: 2,
      parts: { en: 'the apples on the great blackboard', de: 'die Äpfel an der großen Tafel' },
      says: {
        en: ['One apple and one apple, in chalk. Nobody has dared to write what comes of it.'],
        de: [
          'Ein Apfel und noch ein Apfel, in Kreide. Was das ergibt, hat sich keiner hinzuschreiben getraut.',
        ],
      },
    },
  ],
  'detective-office': [
    {
      noun: { en: 'office desk', de: 'Bürotisch', gender: 'm' },
      rect: { x: 4.8, y: 58, width: 23.8, height: 18 },
      count: 6,
      parts: { en: 'the drawers of the large desk', de: 'die Schubladen am großen Tisch' },
      says: {
        en: ['Half a dozen drawers, all of them stuck. It is called discretion.'],
        de: ['Ein halbes Dutzend Schubladen, und alle klemmen. Man nennt das Diskretion.'],
      },
    },
    {
      noun: { en: 'bottle', de: 'Flasche', gender: 'f' },
      rect: { x: 16.6, y: 35.6, width: 10.4, height: 22.3 },
      count: 1,
      parts: { en: 'the bottles beside the typewriter', de: 'die Flaschen neben der Schreibmaschine' },
      says: {
        en: ['A bottle, for clients. It used to have company.'],
        de: ['Eine Flasche, für Klienten. Früher war sie nicht allein.'],
      },
    },
  ],
  hospital: [
    {
      noun: { en: 'signpost', de: 'Wegweiser', gender: 'm' },
      rect: { x: 40.3, y: 10.6, width: 19.4, height: 7.4 },
      count: 3,
      parts: { en: 'the pictures on the signpost', de: 'die Bilder auf dem Wegweiser' },
      says: {
        en: ['To the left for the heart, to the left for the eyes, to the left for the bones.'],
        de: ['Nach links fürs Herz, nach links für die Augen, nach links für die Knochen.'],
      },
    },
    {
      noun: { en: 'eye chart', de: 'Sehtafel', gender: 'f' },
      rect: { x: 66, y: 13.4, width: 6.8, height: 22.6 },
      count: 5,
      parts: { en: 'the rows of the eye chart', de: 'die Reihen der Sehtafel' },
      says: {
        en: ['A row for each finger of one hand. You can read them all, and would rather not say how.'],
        de: ['Eine Reihe für jeden Finger einer Hand. Lesen kannst du alle, nur fragt ja keiner.'],
      },
    },
    {
      noun: { en: 'side corridor', de: 'Seitenflur', gender: 'm' },
      rect: { x: 14.4, y: 31, width: 19.6, height: 20 },
      count: 3,
      parts: { en: 'the doors in the side corridor', de: 'die Türen im Seitenflur' },
      says: {
        en: ['A door, one further away, and one further still, like a diagnosis.'],
        de: ['Eine Tür, eine fernere und eine noch fernere, wie bei einer Diagnose.'],
      },
    },
  ],
  laboratory: [
    {
      noun: { en: 'test tubes', de: 'Reagenzgläser', gender: 'n' },
      rect: { x: 13, y: 46.8, width: 12.8, height: 8 },
      count: 4,
      parts: { en: 'the test tubes on the bench', de: 'die Reagenzgläser auf dem Labortisch' },
      says: {
        en: ['A tube for each season, and a wooden rack that has seen more.'],
        de: ['Ein Glas für jede Jahreszeit und ein Holzgestell, das schon mehr gesehen hat.'],
      },
    },
    {
      noun: { en: 'chart of the elements', de: 'Elementtafel', gender: 'f' },
      rect: { x: 4, y: 15.4, width: 17.2, height: 20 },
      count: 5,
      parts: {
        en: 'the coloured bars below the chart of the elements',
        de: 'die farbigen Balken unter der Elementtafel',
      },
      says: {
        en: [
          'All that there is, in boxes. The coloured bars below, as many as a foot has toes, would explain it, had anybody written on them.',
        ],
        de: [
          'Alles, was es gibt, in Kästchen. Die farbigen Balken darunter, so viele wie Zehen am Fuß, würden es erklären, stünde etwas darauf.',
        ],
      },
    },
    {
      noun: { en: 'hanging lamp', de: 'Hängelampe', gender: 'f' },
      rect: { x: 24.6, y: 10.6, width: 12.8, height: 9.6 },
      count: 3,
      parts: { en: 'the lamps that hang from the ceiling', de: 'die Lampen, die von der Decke hängen' },
      says: {
        en: [
          'Here hangs one, there its sister, and there its other sister, so that one can always say it was the light.',
        ],
        de: [
          'Hier hängt eine, da ihre Schwester und dort ihre andere Schwester, damit es notfalls am Licht gelegen hat.',
        ],
      },
    },
  ],
};
