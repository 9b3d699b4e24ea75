import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { teamSheetText as en } from '../en/teamSheet.ts';

const { counted } = createFormats('de');

export const teamSheetText: Translation<typeof en> = {
  did: 'Was sie getan haben',
  loading: 'Was sie getan haben, wird geladen …',
  nothing: 'Noch ist nichts offen.',
  failed: 'Was sie getan haben, ließ sich nicht laden.',
  opened: (lock) => `Geöffnet: ${lock}`,
  closed: (lock) => `Versucht: ${lock}`,
  soFar: (count) => `bis jetzt ${counted(count, 'falsche Antwort', 'falsche Antworten')}`,
  wrong: (count) => counted(count, 'falsche Antwort', 'falsche Antworten'),
  hints: (count) => counted(count, 'Tipp', 'Tipps'),
  helped: 'mit deiner Hilfe oder dem letzten Tipp',
  untold: 'Wer was getan hat, steht hier nicht.',
  help: 'Ihnen helfen',
  hint: 'Der nächste Tipp',
  hintText:
    'Er passt zu dem, was das Team zuletzt getan hat. Kommt es weiter, bevor er ankommt, sagt er etwas anderes.',
  hintLoading: 'Wird ermittelt …',
  hintNone: 'Im Moment gibt es keinen Tipp.',
  hintFailed: 'Der Wortlaut ließ sich nicht laden. Geben kannst du ihn trotzdem.',
  hintDone: 'Nimmt den Schritt ab',
  hintDoes: (label) => `Der nächste Schritt wird dem Team abgenommen: ${label}.`,
  hintWhere: (label, scene) => (scene === '' ? `${label}.` : `${label}, hier: ${scene}.`),
  hintsSoFar: 'Erhaltene Tipps',
  hintBy: (isByTeacher) => (isByTeacher ? 'von dir' : 'selbst geholt'),
  giveHint: 'Einen Tipp geben',
  time: 'Zeit',
  openLock: (lock) => `Öffnen: ${lock}`,
  openHelp:
    'Das kostet keinen Schlüssel und versetzt niemanden. Beim Ergebnis des Teams steht dann „mit Hilfe“.',
  pause: 'Team anhalten',
  goOn: 'Weitermachen lassen',
  who: 'Wer hier sitzt',
  nobody: 'Hier sitzt noch niemand.',
  end: 'Für das Team beenden',
  say: 'Etwas sagen',
  left: 'übrig',
};
