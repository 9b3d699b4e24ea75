import type { HintPhrases } from '../Phrases.ts';

export const hints: HintPhrases = {
  lockHints: [
    [
      'Sieh dir das Zeichen an {dem lock} an: Noch etwas trägt es.',
      'Zu {dem lock} gehört ein Papier, und es ist nicht weit.',
      '{Der lock} will eine Antwort, aber wer hat gefragt?',
      'Lies, was es hier zu lesen gibt: Eines der Papiere ist für {den lock} bestimmt.',
      'Die Frage zu {dem lock} steht geschrieben, nur nicht auf {dem lock} selbst.',
      '{Der lock} gehört mit einem der Papiere zusammen.',
      'Geh von dem Zeichen an {dem lock} aus.',
      'Bei {dem lock} kommt es darauf an, erst zu lesen.',
    ],
    [
      'Lies, was auf {dem paper} steht: Das ist die Frage zu {dem lock}.',
      '{Der paper} hat die Frage, {der lock} nimmt die Antwort.',
      'Was {der paper} fragt, will {der lock} hören.',
      'Von {dem lock} spricht {der paper}.',
      'Vergleiche das Zeichen: {Der paper} gehört zu {dem lock}.',
      'Alles, was {der lock} wissen will, steht auf {dem paper}.',
      'Um {den lock} zu öffnen, beantworte {den paper}.',
      '{Der lock} und {der paper} tragen dasselbe Zeichen.',
    ],
    [
      'Gib an {dem lock} ein, was {den paper} beantwortet; {face}.',
      'Beantworte {den paper} und sag es {dem lock}: {face}.',
      'Die Antwort auf {den paper} öffnet {den lock}; {face}.',
      '{Der lock} wartet auf die Antwort zu {dem paper}: {face}.',
      'Denk über {den paper} nach und geh dann zu {dem lock}; {face}.',
      'Frag jemanden nach {dem paper} und versuch es dann an {dem lock}: {face}.',
    ],
  ],
  sharedHints: [
    [
      '{Der lock} zeigt drei Zeichen, und jedes gehört zu einem Papier.',
      'Eine Antwort allein genügt {dem lock} nicht, es braucht drei.',
    ],
    ['Nimm zusammen: {papers}.', 'Diese drei gehören zu {dem lock}: {papers}.'],
  ],
  keyHints: [
    [
      '{Der lock} fragt nichts, da muss nur aufgeschlossen werden.',
      'Wissen hilft bei {dem lock} nicht, Haben schon.',
      'Sieh nach, was du bei dir hast, und denk an {den lock}.',
      'Was du bisher gefunden hast, passt irgendwohin, nämlich in {den lock}.',
      '{Der lock} hat ein Loch, und was hineinpasst, hast du.',
      'Zu {dem lock} gibt es keine Frage.',
    ],
    [
      'Das brauchst du für {den lock}: {keys}.',
      'Für {den lock} ist gedacht: {keys}.',
      'Das gehört in {den lock}: {keys}.',
      'An {den lock} muss: {keys}.',
    ],
    [
      'Wähl aus, was du bei dir hast ({keys}), und benutze es an {dem lock}.',
      'Im Inventar hast du das Richtige ({keys}), geh damit zu {dem lock}.',
      'Nimm in die Hand, was passt ({keys}), und klick auf {den lock}.',
    ],
  ],
  hiderHints: [
    [
      'Nicht alles liegt hier offen.',
      'Etwas steht hier nicht ganz gerade.',
      'Hier ist mehr, als man zuerst sieht.',
      'Jemand hat etwas versteckt, und nicht besonders gut.',
      'Man kann einen Ort auch zweimal ansehen.',
      'Was hier fehlt, wurde nur verlegt.',
      'Der Staub liegt nicht überall gleich.',
      'Ein Ding hier kann mehr, als es zeigt.',
      'Wer hier aufgeräumt hat, hatte etwas zu verbergen.',
      'Manches lässt sich hier bewegen.',
    ],
    [
      'Sieh dir {den hider} genauer an.',
      'Niemand hat bisher {den hider} bewegt.',
      'Versuch es mit {dem hider}.',
      'Es hat mit {dem hider} zu tun.',
    ],
  ],
  faces: {
    text: [
      'Akzente und Großbuchstaben sind egal',
      'getippt, wie man es sagen würde',
      'in Buchstaben ausgeschrieben',
      'auf Großbuchstaben achtet niemand',
    ],
    digits: ['nur in Ziffern', 'als Zahl', 'Ziffer für Ziffer', 'mit den Tasten des Ziffernfelds'],
    wheels: [
      'ein Zeichen für jedes Rad',
      'Zeichen für Zeichen gedreht',
      'Rad für Rad',
      'von links nach rechts',
    ],
    order: [
      'als Reihenfolge dessen, was da liegt',
      'alles an seinen Platz geschoben',
      'das Erste zuerst',
      'eins nach dem anderen, von Anfang an',
    ],
    clock: [
      'als Uhrzeit auf dem Zifferblatt',
      'mit beiden Zeigern',
      'gestellt wie eine Uhr',
      'in Stunden und Minuten',
    ],
    colours: [
      'in Farben, eine nach der anderen',
      'Stein für Stein',
      'als Farben in ihrer Reihenfolge',
      'in Farbe',
    ],
    directions: [
      'Schub für Schub',
      'als Richtungen, eine nach der anderen',
      'so, wie man zeigen würde',
      'in Schritten, wie man sie sagt',
    ],
  },
  sharing: {
    digits: ['An {dem lock} kommen die drei Zahlen hintereinander, in der Reihenfolge der Zeichen.'],
    sum: ['Zähl die drei Zahlen zusammen und sag {dem lock}, was das ergibt.'],
    letters: ['{Der lock} nimmt von jeder Antwort den ersten Buchstaben, in der Reihenfolge der Zeichen.'],
  },
};
