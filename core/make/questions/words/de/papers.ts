import type { PaperPhrases } from '../Phrases.ts';

export const papers: PaperPhrases = {
  written: [
    'Bevor du es an {dem lock} versuchst, ist etwas zu beantworten:',
    'Für alle, die vor {dem lock} stehen und nicht wissen, was sie sagen sollen:',
    '{Der lock} geht niemandem auf, der mir das nicht sagen kann:',
    '{owner} schreibt: „{Der lock} und ich haben uns auf eine Frage geeinigt.“',
    'Das ist für {den lock}, falls jemand fragt:',
    'Ich habe es schon {dem lock} vorgelegt und keine Antwort bekommen, aber vielleicht weißt du es:',
    'Lieber Besuch, {der lock} wüsste gern:',
    'An {dem lock} zu beantworten, ohne Hilfe der Nachbarn:',
    'Wer an {den lock} will, soll mir zuerst sagen:',
    'Nur eins steht zwischen dir und {dem lock}:',
    'In der Handschrift von {owner}, gedacht für {den lock}:',
    'Das fiel mir ein, als ich {den lock} abschloss:',
  ],
  hungUp: [
    'Hinweis: {Der lock} öffnet sich allen, die das wissen:',
    'Auf Anordnung von {owner} an {dem lock} zu beantworten:',
    'Die Frage des Tages, für {den lock}:',
    'Wer {den lock} benutzt, wird freundlich gefragt:',
    'In großer Schrift, damit man es an {dem lock} noch weiß:',
    'Bitte beantworten, bevor sich jemand an {den lock} lehnt:',
    'Jemand hat das so aufgehängt, dass man es von {dem lock} aus sieht:',
    'Was {den lock} betrifft, bleibt eine Frage:',
    '{owner} hat unten etwas vermerkt, für alle an {dem lock}:',
    'Zur Kenntnis für jeden, der an {dem lock} rüttelt:',
  ],
  sharedPaper: {
    digits: [
      'Eine von drei Zahlen für {den lock}:',
      '{Der lock} nimmt drei Zahlen hintereinander, und eine davon ist die Antwort hierauf:',
      'Ein Drittel von dem, was {der lock} hören will:',
      '{owner} hat die Zahl für {den lock} gedrittelt, und ein Teil davon ist dies:',
    ],
    sum: [
      'Eine von drei Zahlen, die {der lock} zusammenzählt:',
      '{Der lock} rechnet mit drei Antworten, und hier ist die Frage zu einer davon:',
      'An {dem lock} zu zwei anderen hinzuzuzählen:',
      '{owner} lässt {den lock} dreierlei zusammenzählen, darunter dies:',
    ],
    letters: [
      'Eine von dreien, und {der lock} braucht nur den ersten Buchstaben:',
      '{Der lock} nimmt die Anfangsbuchstaben von drei Antworten, und hier ist eine der Fragen:',
      'Zu lang für {den lock}, denn dort zählt nur der erste Buchstabe der Antwort:',
      '{owner} fragt das um eines einzigen Buchstabens willen, und {der lock} bekommt ihn:',
    ],
  },
};
