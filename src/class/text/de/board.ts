import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { boardText as en } from '../en/board.ts';

const { counted, exactHour, hour, list, number, percent } = createFormats('de');
const inSeconds = (count: number) => counted(count, 'Sekunde', 'Sekunden');
const wrong = (count: number) =>
  count === 0 ? 'keine falsche Antwort' : counted(count, 'falsche Antwort', 'falsche Antworten');

export const boardText: Translation<typeof en> = {
  percent,
  states: { running: 'Läuft', paused: 'Für alle angehalten', starting: 'Startet gleich' },
  seated: (teams, pupils, here) =>
    `${counted(teams, 'Team', 'Teams')}, ${counted(pupils, 'Person', 'Personen')}, ${number(here)} da`,
  door: { late: 'Verspätete kommen herein', shut: 'niemand kommt mehr herein' },
  started: (at) => `Start ${hour(at)}`,
  endsAt: (at) => `Ende ${hour(at)} für die meisten`,
  endWaits: 'das Ende verschiebt sich',
  leftOf: (minutes) => `übrig von ${number(minutes)} min`,
  about: 'etwa',
  standsStill: 'steht',
  played: 'gespielt',
  left: 'übrig',
  leftGiven: (minutes) =>
    minutes > 0 ? `übrig, ${number(minutes)} geschenkt` : `übrig, ${number(-minutes)} abgezogen`,
  taken: 'gebraucht',
  bar: {
    label: 'Alle Teams',
    pause: 'Alle anhalten',
    goOn: 'Weiter für alle',
    more: '5 Minuten mehr',
    say: 'Allen sagen',
    hint: 'Tipp für alle',
    end: 'Jetzt beenden',
    short: { pause: 'Anhalten', goOn: 'Weiter', more: '5 mehr', say: 'Sagen', wall: 'Beamer' },
    menu: 'Mehr für alle Teams',
    cards: 'Karten drucken',
    results: 'Ergebnisse bis jetzt',
    shareWall: 'Beamer-Ansicht teilen',
    late: (isOn) => (isOn ? 'Niemanden mehr hereinlassen' : 'Verspätete hereinlassen'),
    order: (byName) => (byName ? 'Danach sortieren, wer dich braucht' : 'Nach Namen sortieren'),
  },
  hintAll: {
    title: 'Ein Tipp für alle Teams',
    facts:
      'Jedes Team bekommt seinen eigenen nächsten Tipp. Kommt ein Team vorher weiter, sagt der Tipp etwas anderes.',
    nobody: 'Gerade spielt kein Team.',
    give: 'Diese Tipps geben',
  },
  endAll: {
    title: 'Die Klasse für alle Teams beenden?',
    text: 'Was die Teams bis jetzt geschafft haben, zählt. Der Code gilt dann nicht mehr, und eine beendete Klasse lässt sich nicht wieder öffnen. Ein einzelnes Team beendest du an seiner Karte.',
    confirm: 'Für alle beenden',
    cancel: 'Weiterspielen lassen',
  },
  order: { label: 'Reihenfolge', needs: 'wer dich braucht', name: 'Name' },
  bands: { needsYou: 'Brauchen dich jetzt', gettingOn: 'Kommen voran', outside: 'Draußen' },
  all: 'Alle Teams nach Namen',
  card: {
    hereOf: (here, seated) => `${number(here)} von ${number(seated)} da`,
    alone: (name, isHere) => (isHere ? name : `${name}, weg`),
    empty: 'Hier sitzt noch niemand',
    help: 'Bittet um Hilfe',
    quiet: (minutes) => `Seit ${counted(minutes, 'Minute', 'Minuten')} still`,
    nobodyActed: 'niemand hat etwas getan',
    manyWrong: (count) => `${wrong(count)} an einem Schloss`,
    long: 'länger als die meisten',
    longTitle: 'Länger als die meisten',
    isPaused: 'Nur dieses Team angehalten',
    out: (time) => `Draußen nach ${time}`,
    timeUp: 'Die Zeit ist um',
    ended: 'Von dir beendet',
    progress: (share) => `${share} geschafft`,
    since: (time) => `seit ${time}`,
    noLock: 'gerade an keinem Schloss',
    where: (places) => `hier: ${list(places)}`,
    wrong,
    hints: (count) => (count === 0 ? 'noch kein Tipp' : counted(count, 'Tipp', 'Tipps')),
    hint: 'Tipp',
    hintGoes: (left) => `Tipp geht in ${number(left)} s`,
    time: 'Zeit',
    say: 'Sagen',
    theyWait: 'Sie sehen den Schluss und warten.',
    seeAll: 'Ansehen, was sie getan haben',
    menu: (team) => `Mehr zu ${team}`,
    keys: 'Enter öffnet das Team. H Tipp, T Zeit, S sagen, P alle anhalten, Escape holt zurück, N sagt das Letzte noch mal.',
    open: 'Team öffnen',
    seen: 'Ich komme',
    pause: 'Team anhalten',
    goOn: 'Weitermachen lassen',
    end: 'Für das Team beenden',
  },
  sorted:
    'Karten wechseln höchstens alle zehn Sekunden den Platz, und nie, während du auf einer bist. Schlösser und Orte stehen hier, sobald das Team sie gefunden hat.',
  waiting: {
    label: 'Unterwegs',
    hint: (team, left) => `Ein Tipp geht in ${inSeconds(left)} an: ${team}.`,
    open: (team, left) => `In ${inSeconds(left)} geht ein Schloss auf für: ${team}.`,
    end: (team, left) => `In ${inSeconds(left)} ist Schluss für: ${team}.`,
    allTeams: 'alle Teams',
    callBack: 'Zurückholen',
    back: 'Zurückgeholt. Niemand hat es gesehen.',
    dropped: (team) => `${team}: Sie haben es selbst geöffnet. Es wurde nichts gesendet.`,
  },
  sent: {
    title: 'Was du gesendet hast',
    nothing: 'Du hast noch keine Nachricht und keinen Tipp gesendet.',
    facts: 'Die letzten Nachrichten und Tipps; alle Tipps stehen in den Ergebnissen.',
    all: (count) => `Alle ${number(count)}`,
    at: hour,
    said: (team, words) => (team === null ? `An alle Teams: „${words}“` : `An ${team}: „${words}“`),
    hint: (team, words) => `Tipp an ${team}: „${words}“`,
  },
  pausedForAll: {
    title: 'Alle Uhren stehen.',
    text: 'Die Klasse sieht einen Vorhang und nichts vom Raum.',
  },
  noLine: {
    title: 'Du bist offline. Die Klasse spielt ohne dich weiter.',
    text: (at, age) =>
      `Diese Übersicht ist von ${exactHour(at)}, ${age}. Deine Nachrichten warten hier und werden gesendet, sobald du wieder online bist.`,
    needs: 'Anhalten, Zeit, Tipps und das Ende brauchen eine Verbindung.',
    waits: (count) => `${counted(count, 'Nachricht wartet', 'Nachrichten warten')}, bis du online bist.`,
  },
  ago: (passed) =>
    passed < 120
      ? `vor ${counted(passed, 'Sekunde', 'Sekunden')}`
      : `vor ${counted(Math.floor(passed / 60), 'Minute', 'Minuten')}`,
  notFresh: (age) => `Stand: ${age}.`,
  news: {
    help: (team) => `Das Team bittet um Hilfe: ${team}.`,
    quiet: (teams) => `Stille Teams: ${list(teams)}.`,
    wrong: (teams) => `Viele falsche Antworten: ${list(teams)}.`,
    long: (teams) => `Länger als die meisten an einem Schloss: ${list(teams)}.`,
    escaped: (teams) => `Draußen: ${list(teams)}.`,
    timeUp: (teams) => `Die Zeit ist um: ${list(teams)}.`,
    ended: (teams) => `Beendet: ${list(teams)}.`,
  },
  time: {
    title: (team) => `Zeit: ${team}`,
    give: (minutes) => `+${number(minutes)} min`,
    take: (minutes) => `−${number(minutes)} min`,
    help: 'Eine Minute bleibt immer übrig.',
  },
};
