import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { resultsText as en } from '../en/results.ts';

const { counted, day, hour, list, number, percent } = createFormats('de');
const wrong = (count: number) => (count === 0 ? 'nichts falsch' : `${number(count)} falsch`);
const hints = (count: number) => (count === 0 ? 'kein Tipp' : counted(count, 'Tipp', 'Tipps'));

export const resultsText: Translation<typeof en> = {
  number,
  wrong,
  hints,
  loading: 'Die Ergebnisse werden geladen …',
  failed: {
    title: 'Die Ergebnisse ließen sich nicht laden',
    notFound:
      'Diese Klasse gibt es nicht. Vielleicht ist sie schon weg: Eine Klasse wird 24 Stunden nach ihrem Ende gelöscht.',
  },
  stillInside: 'Noch drin.',
  stillInsideText: 'Noch hat kein Team ein Ergebnis. Schau gleich noch einmal.',
  nobody: 'In dieser Klasse hat niemand gespielt.',
  lookAgain: 'Noch einmal schauen',
  toBoard: 'Zur Übersicht',
  outOf: (out, of) =>
    `${number(out)} von ${number(of)} ${of === 1 ? 'Team' : 'Teams'} ${out === 1 ? 'ist' : 'sind'} draußen`,
  playing: 'spielen noch',
  when: (from, to) =>
    to === null ? `${day(from)}, seit ${hour(from)}` : `${day(from)}, ${hour(from)} bis ${hour(to)}`,
  pupils: (people, seats) =>
    people === seats
      ? counted(people, 'Person', 'Personen')
      : `${counted(people, 'Person', 'Personen')} an ${counted(seats, 'Gerät', 'Geräten')}`,
  teamsFile: 'Teams als CSV',
  stepsFile: 'Schritte als CSV',
  print: 'Drucken',
  again: 'Noch einmal, mit einer anderen Klasse',
  timeline: {
    title: 'Wie es lief',
    key: 'Was die Zeichen bedeuten',
    hint: 'Tipp',
    out: 'draußen',
    help: 'Nach Namen geordnet. Jedes Zeichen lässt sich anwählen und lesen. Wer im Team was tat, steht hier nicht.',
    row: (team) => `Verlauf von: ${team}`,
    minutes: (minutes) => `${number(minutes)} min`,
    opened: (team, lock, at, count) =>
      `${team}: „${lock}“ offen nach ${at}${count === 0 ? '' : `, davor ${counted(count, 'falsche Antwort', 'falsche Antworten')}`}.`,
    openedByHelp: (team, lock, at) => `${team}: „${lock}“ mit Hilfe offen nach ${at}.`,
    hinted: (team, at, words) => `${team}: ein Tipp nach ${at}${words === '' ? '.' : `: „${words}“`}`,
    escaped: (team, at) => `${team}: draußen nach ${at}.`,
  },
  outAfter: (time) => `draußen, ${time}`,
  progress: (share) => percent(share),
  given: (minutes) =>
    minutes > 0 ? `${number(minutes)} min geschenkt` : `${number(-minutes)} min abgezogen`,
  helped: 'mit Hilfe',
  steps: {
    title: 'Schritt für Schritt',
    lead: 'Minuten zwischen zwei Schritten, mit Versuchen und Tipps.',
    lock: 'Schloss',
    at: 'offen nach',
    took: 'gebraucht',
    wrong: 'falsche Antworten',
    hints: 'Tipps',
    closed: 'noch zu',
    none: 'Sie haben nichts geöffnet.',
    helped: 'mit Hilfe geöffnet',
  },
  talk: {
    title: 'Zum Nachbesprechen',
    by: 'Von der Person, die den Raum gebaut hat.',
  },
  stays: {
    title: 'Was bleibt',
    gone: 'Nach 24 Stunden löschen',
    goneText: (at) => `am ${day(at)} um ${hour(at)}: Teams, Namen, Zeiten, alles`,
    goneAll: 'Teams, Namen, Zeiten, alles',
    keep: '30 Tage behalten, ohne Namen',
    keepText: 'Teams und ihre Schritte; die Namen aus der Klasse werden trotzdem nach 24 Stunden gelöscht',
    keptText: (at, namesGo) =>
      namesGo === null
        ? `bis ${day(at)}: Teams und ihre Schritte, kein Name aus der Klasse mehr`
        : `bis ${day(at)}: Teams und ihre Schritte; die Namen aus der Klasse bis ${day(namesGo)}, ${hour(namesGo)}`,
    names: {
      title: 'Die Namen, die deine Klasse getippt hat',
      text: (at) =>
        `Sie stehen hier bis ${day(at)}, ${hour(at)}, egal, was du oben wählst. Um sie länger zu behalten, sichere die Datei oder drucke diese Seite: Beides bleibt auf deinem eigenen Gerät, und du bist dafür verantwortlich.`,
      save: 'Teams und Namen sichern (CSV)',
    },
    stored: (people, wrongAnswers, hintCount) =>
      `Jetzt gespeichert: ${counted(people, 'Name', 'Namen')}, wann jemand kam, wie viele dort sitzen; von jedem Team die Schritte, ${counted(wrongAnswers, 'falsche Antwort', 'falsche Antworten')}, ${counted(hintCount, 'Tipp', 'Tipps')}. Kein Konto, keine Adresse.`,
    forHead: 'Für die Schulleitung drucken',
    remove: 'Jetzt löschen',
    removeTitle: 'Diese Klasse jetzt löschen?',
    removeText:
      'Teams, Namen und Zeiten werden sofort gelöscht, auf jedem Gerät. Das lässt sich nicht rückgängig machen.',
    removeConfirm: 'Löschen',
    removed: 'Die Klasse ist gelöscht.',
    notKept: 'Das ließ sich nicht ändern',
    notRemoved: 'Die Klasse ließ sich nicht löschen',
  },
  namesOf: (names) => list(names),
  files: {
    teams: 'teams',
    steps: 'schritte',
    words: {
      teams: [
        'Team',
        'Ergebnis',
        'Minuten gespielt',
        'Geschafft in Prozent',
        'Geräte',
        'Personen',
        'Falsche Antworten',
        'Tipps',
        'Minuten geschenkt',
        'Mit Hilfe',
      ],
      names: 'Namen',
      steps: [
        'Team',
        'Schloss',
        'Frage oder Text',
        'Offen nach Minuten',
        'Gebraucht in Minuten',
        'Falsche Antworten',
        'Tipps',
        'Mit Hilfe',
      ],
      outcomes: {
        escaped: 'draußen',
        timeUp: 'Zeit um',
        ended: 'von der Lehrkraft beendet',
        running: 'spielt noch',
        empty: 'niemand kam',
      },
      yes: 'ja',
      no: 'nein',
    },
  },
};
