import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { hintsText as en } from '../en/hints.ts';

const { counted } = createFormats('de');

export const hintsText: Translation<typeof en> = {
  title: 'Tipps',
  open: 'Tipp',
  intro:
    'Kommst du nicht weiter? Hier lehnt eine Leiter. Jede Stufe verrät dir ein bisschen mehr. Wie viele Tipps du nimmst, steht neben deiner Zeit.',
  rungs: { what: 'Was jetzt', where: 'Wo', how: 'Wie' },
  what: {
    read: 'Etwas will gelesen werden.',
    enter: 'Es gibt einen Weg, den du noch nicht gegangen bist.',
    take: 'Etwas lässt sich gut gebrauchen.',
    open: 'Etwas geht einfach so auf.',
    answer: 'Ein Schloss wartet auf seine Antwort, und man kann sie wissen.',
    unlock: 'Du hast bei dir, was ein Schloss öffnet.',
    combine: 'Zwei Dinge gehören zusammen.',
    sequence: 'Manches will in der richtigen Reihenfolge berührt werden.',
  },
  whereHere: (label) => `Hier: ${label}.`,
  whereElsewhere: (label, scene) =>
    scene === '' ? `Anderswo: ${label}.` : `${label}, und zwar hier: ${scene}.`,
  whereCarried: (label) => `Du hast es bei dir: ${label}.`,
  how: {
    use: (label) => `Damit: ${label}.`,
    told: (label) => `Das steht hier: ${label}.`,
    introduction: 'Das steht in der Geschichte vom Anfang. Du findest sie im Notizbuch.',
  },
  asked: (count) => counted(count, 'Tipp geholt', 'Tipps geholt'),
  offer: {
    words: 'Eine Weile rührt sich nichts. Wie wär’s mit einem Tipp?',
    accept: 'Ja, bitte',
    decline: 'Nein, danke',
  },
  first: 'Gib mir einen Tipp',
  next: 'Verrat mir mehr',
  take: 'Mach das für mich',
  takeHelp: 'Die letzte Stufe macht es für dich. Deine Zeit steht dann auf der Bestenliste für sich.',
  asking: 'Moment…',
  none: 'Nichts, was du tun könntest, führt zur Tür. In einem veröffentlichten Raum kommt das nicht vor.',
  noConnection: 'Keine Verbindung. Deine Frage wartet darauf.',
  failed: 'Auf die Frage kam keine Antwort. Versuch es gleich noch einmal.',
};
