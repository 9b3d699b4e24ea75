import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { hintsText as en } from '../en/hints.ts';

const { counted } = createFormats('de');

export const hintsText: Translation<typeof en> = {
  title: 'Tipps',
  open: 'Tipp',
  intro:
    'Kommst du nicht weiter? Jeder Tipp verrät dir ein bisschen mehr als der vorige. Wie viele du nimmst, steht neben deiner Zeit.',
  introInClass:
    'Kommst du nicht weiter? Jeder Tipp verrät etwas mehr als der letzte. Deine Lehrkraft sieht, wie viele dein Team nimmt.',
  teacherGives: 'In dieser Klasse gibt die Lehrkraft die Tipps. Was ihr bekommt, steht hier.',
  rungs: { what: 'Was jetzt', where: 'Wo', how: 'Wie' },
  what: {
    read: 'Es gibt etwas zu lesen.',
    enter: 'Es gibt einen Ort, an dem du noch nicht warst.',
    take: 'Etwas lohnt sich einzustecken.',
    open: 'Etwas ist nicht verschlossen und lässt sich gleich öffnen.',
    answer: 'Die Antwort auf ein Schloss lässt sich jetzt finden.',
    unlock: 'Du hast bei dir, was ein Schloss öffnet.',
    combine: 'Zwei Dinge gehören zusammen.',
    sequence: 'Ein paar Dinge musst du in der richtigen Reihenfolge berühren.',
  },
  whereHere: (label) => `Hier: ${label}.`,
  whereElsewhere: (label, scene) =>
    scene === '' ? `Woanders: ${label}.` : `Woanders, in „${scene}“: ${label}.`,
  whereCarried: (label) => `Du hast es bei dir: ${label}.`,
  how: {
    use: (label) => `Damit: ${label}.`,
    told: (label) => `Sieh hier nach: ${label}.`,
    introduction: 'Das steht in der Einleitung. Du kannst sie im Notizbuch nachlesen.',
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
  takeHelp:
    'Der letzte Tipp macht es für dich. Deine Zeit wird dann auf der Bestenliste getrennt aufgeführt.',
  takeHelpInClass: 'Der letzte Tipp macht es für dich. Beim Ergebnis deines Teams steht dann „mit Hilfe“.',
  asking: 'Moment…',
  none: 'Von hier führt kein Weg zur Tür. In einem veröffentlichten Raum kann das nicht passieren.',
  noConnection: 'Du bist offline. Du bekommst den Tipp, sobald du wieder online bist.',
  failed: 'Der Tipp ließ sich nicht laden. Versuch es gleich noch einmal.',
};
