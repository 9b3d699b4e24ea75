import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { pupilText as en } from '../en/pupil.ts';

const { counted } = createFormats('de');
const minutes = (count: number) => counted(count, 'Minute', 'Minuten');

export const pupilText: Translation<typeof en> = {
  door: {
    lead: 'Deine Klasse spielt',
    code: (code) => `Code: ${[...code].join(' ')}`,
    starts: 'Deine Lehrkraft startet die Uhr.',
    name: 'Dein Name',
    nameHelp: 'Deine Lehrkraft und dein Team sehen ihn.',
    nameMissing: 'Deine Lehrkraft möchte wissen, wer du bist.',
    nothingTyped: 'Kein Konto, nichts getippt. Nach 24 Stunden weg.',
    noAccount: 'Kein Konto. Nach 24 Stunden weg.',
    stored: 'Was gespeichert wird',
    storedAll:
      'Der Name, den du hier hast, wann du kamst, was dein Team öffnete, seine Versuche und Tipps. Kein Konto, keine Adresse.',
    comeIn: 'Eintreten',
    comingIn: 'Du kommst herein …',
    crowded: 'Gerade kommen viele herein. Versuch es gleich noch einmal.',
    closed: {
      title: 'Die Tür ist gerade zu',
      text: 'Frag deine Lehrkraft. Sobald sie aufgeht, bist du von selbst drin.',
    },
    closedTyped: 'Frag deine Lehrkraft. Diese Seite merkt, wenn sie aufgeht.',
    full: {
      title: 'Alle Plätze sind besetzt',
      text: 'Setz dich zu jemandem, oder frag deine Lehrkraft nach einem weiteren Platz.',
    },
    blocked: { title: 'Dieses Gerät darf nicht herein', text: 'Sprich mit deiner Lehrkraft.' },
    over: {
      title: 'Diese Klasse ist beendet',
      text: 'Ihr Code gilt nicht mehr. Andere Räume stehen offen.',
    },
    lookAgain: 'Noch mal nachsehen',
    rooms: 'Alle Räume',
  },
  outside: {
    title: 'Du bist draußen',
    text: 'Deine Lehrkraft hat deinen Platz zurückgenommen. Der Code gilt noch.',
    again: 'Wieder eintreten',
    moved: {
      title: 'Du spielst jetzt auf deinem anderen Gerät',
      text: 'Dein Platz ist dorthin umgezogen. Dieser Bildschirm zeigt nichts mehr.',
    },
  },
  lobby: {
    title: 'Du bist im Team',
    menu: 'Dein Team',
    code: (code) => `Code der Klasse: ${code}`,
    you: 'Heute heißt du',
    spin: 'Noch mal drehen',
    left: (count) => `noch ${count}`,
    lastSpin: 'Noch ein Dreh. Dann bleibt es dabei.',
    noSpin: 'Das war der letzte Dreh. Es bleibt dabei.',
    spinFailed: 'Der Name hat sich nicht geändert. Bitte versuch es noch einmal.',
    howMany: 'Wie viele sitzen hier?',
    fewer: 'Eine Person weniger',
    more: 'Eine Person mehr',
    howManyFailed: 'Das ließ sich nicht speichern. Bitte versuch es noch einmal.',
    story: 'Lies das, während du wartest',
    with: 'Bei dir',
    here: (count) => `${count} da`,
    isHere: 'ist da',
    away: 'weg',
    alone: 'Noch niemand sonst. Die anderen kommen nach und nach.',
    oneRoom: 'Ein Raum für euch alle: Was jemand öffnet, ist für alle offen.',
    starts: 'Deine Lehrkraft startet die Uhr',
    closes: 'Die Tür fällt von selbst zu. Nur deine Lehrkraft hält die Uhr an.',
  },
  colours: ['rosa', 'blau', 'grün', 'bernstein', 'violett', 'türkis', 'rost', 'elfenbein'],
  shapes: [
    'mit Ring',
    'mit Kreuz',
    'mit Balken',
    'mit Punkten',
    'mit halber Scheibe',
    'mit Rahmen',
    'mit Bogen',
    'mit Stufen',
  ],
  another: {
    menu: 'Ich bin jemand anders',
    title: (player) => `Du bist nicht ${player}?`,
    shut: 'Die Tür ist zu, es kommt also niemand Neues herein. Frag deine Lehrkraft.',
    unknown: 'Die Klasse war nicht zu erreichen. Versuch es gleich noch einmal.',
    leave: {
      label: (player) => `Den Platz von ${player} zurückgeben`,
      help: (player) =>
        `${player} ist nicht mehr an diesem Gerät. Der Platz wird frei, was ${player} getan hat, bleibt, und du kommst mit eigenem Namen herein.`,
    },
    beside: {
      label: 'Daneben mitspielen, in diesem Tab',
      help: (player) =>
        `${player} behält den Platz und spielt in einem anderen Tab unter derselben Adresse weiter. Du bekommst hier einen eigenen.`,
    },
    stay: (player) => `Ich bin ${player}`,
  },
  late: 'Die Uhr läuft schon. Was dein Team gelesen hat, steht im Notizbuch.',
  movedTo: (team) => `Deine Lehrkraft hat dich umgesetzt. Jetzt bist du bei: ${team}`,
  minutes: {
    given: (count) => `Deine Lehrkraft gibt euch ${minutes(count)} mehr.`,
    taken: (count) => `Deine Lehrkraft zieht euch ${minutes(count)} ab.`,
  },
  pause: {
    key: 'Pause',
    reason: 'In der Klasse kann nur deine Lehrkraft das Spiel anhalten.',
    title: 'Deine Lehrkraft hat die Uhr angehalten',
    text: 'Du siehst den Raum wieder, sobald deine Lehrkraft weitermacht. Deine Zeit läuft so lange nicht.',
    said: (message) => `„${message}“`,
  },
  said: {
    from: 'Von deiner Lehrkraft',
    spoken: (message) => `Von deiner Lehrkraft: ${message}`,
    read: 'Gelesen',
    waits: 'Eine Nachricht deiner Lehrkraft wartet, bis du das Schloss schließt.',
    ready: {
      fiveLeft: 'Noch fünf Minuten.',
      readAgain: 'Lest noch mal, was ihr gefunden habt.',
      tellEachOther: 'Erzählt euch, was ihr gesehen habt.',
      tryElse: 'Versucht eine Weile etwas anderes.',
      eyes: 'Bitte nach vorn schauen.',
      wellDone: 'Gut gemacht. Wartet an der Tür.',
    },
  },
  help: {
    call: 'Lehrkraft rufen',
    calling: 'Ihr bittet um Hilfe',
    seen: 'Deine Lehrkraft sieht es.',
    never: 'Hat sich erledigt',
    coming: 'Deine Lehrkraft hat euch gehört. Hilfe ist unterwegs.',
    over: 'Der Ruf um Hilfe ist beendet.',
    failed: 'Das hat deine Lehrkraft nicht erreicht. Melde dich.',
  },
  lit: { title: 'Hier!', text: 'Deine Lehrkraft sucht diesen Bildschirm. Er wird von selbst dunkel.' },
  end: {
    out: (team) => `Ihr seid draußen, ${team}`,
    whisper: 'Vielleicht sind andere noch drin: Bitte flüstert.',
    allDone: 'Die Klasse ist fertig. Schaut nach vorn: Jetzt ist deine Lehrkraft dran.',
    timeTitle: 'Die Zeit ist um.',
    time: 'Die Tür bleibt diesmal zu. Schaut nach vorn: Jetzt ist deine Lehrkraft dran.',
    endedTitle: 'Deine Lehrkraft hat das Spiel beendet',
    ended: 'Was ihr gefunden habt, zählt. Schaut nach vorn: Jetzt ist deine Lehrkraft dran.',
    readAgain: 'Alles noch mal lesen',
  },
};
