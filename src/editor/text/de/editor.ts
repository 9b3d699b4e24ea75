import { FREE_PLAN_ROOMS } from '../../../../core/account/plans.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { editorText as en } from '../en/editor.ts';
import { descriptionTexts, itemPanelText } from './itemPanel.ts';
import { problemsText } from './problems.ts';

const { counted, number } = createFormats('de');

export const editorText: Translation<typeof en> = {
  pageTitle: 'Raum-Editor',
  loading: 'Der Raum wird geöffnet…',
  canvas: 'Der Raum',
  controls: 'Raum bauen',
  openElsewhere:
    'Dieser Raum ist auch in einem anderen Tab offen. Arbeite nur in einem weiter, sonst musst du dich zwischen zwei Fassungen entscheiden.',

  warnings: (amount) => (amount === 1 ? 'Warnung, ganz' : `${number(amount)} Warnungen, ganz`),

  failure: {
    retry: 'Noch einmal',
    play: 'Spielen',
    newRoom: 'Neuer Raum',
    logIn: 'Anmelden',
    yourRooms: 'Deine Räume',
    goOnFrom: (when) => `Weiter mit dem Stand vom ${when}`,
    opensAsNew: 'Ein früherer Stand öffnet sich als neuer Raum. Der beschädigte bleibt, bis du ihn löschst.',
    notFound: {
      title: 'Dieser Raum steht dir nicht offen',
      text: 'Vielleicht gehört er jemand anderem, vielleicht gibt es ihn nicht. Ist er veröffentlicht, kannst du ihn spielen.',
    },
    newerVersion: {
      title: 'Aus einer neueren Version',
      text: 'Dieser Raum wurde mit einer neueren Version der App gespeichert. Lade die Seite neu, dann hast du sie.',
    },
    unreadable: {
      title: 'Dieser Raum ist beschädigt',
      text: 'Was davon gespeichert ist, lässt sich nicht lesen. Es wurde nichts daran geändert.',
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Der Raum ließ sich nicht holen. Verloren ist nichts: Versuch es noch einmal, sobald du Netz hast.',
    },
    defaultDoorMissing: {
      title: 'Hier lässt sich kein Raum anfangen',
      text: 'Jeder Raum beginnt mit der Standardtür, und in der Sammlung ist keine.',
      detail: () => 'In Firebase fehlt das Ding „Door“ im Fach „Doors“.',
    },
    unknown: {
      title: 'Der Raum ließ sich nicht öffnen',
      text: 'Unterwegs ist etwas schiefgegangen. Von deiner Arbeit ist nichts verloren.',
    },
  },

  bar: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    preview: 'Vorschau',
    save: 'Speichern',
    publish: 'Veröffentlichen',
    publishChanges: 'Änderungen veröffentlichen',
    more: 'Mehr',
    unpublish: 'Offline nehmen',
    openLive: 'Veröffentlichten Raum öffnen',
    startOver: 'Von vorn anfangen',
    newRoom: 'Neuer Raum',
    yourRooms: 'Deine Räume',
    allRooms: (others) => `Alle ${others + 1} Räume`,
    live: 'Veröffentlicht',
    untitled: 'Noch ohne Namen',
    roomName: 'Name des Raums',
  },

  saveState: {
    saving: 'Speichert…',
    saved: 'Gespeichert',
    inPart: 'Nicht alles gespeichert',
    untouched: '',
    onDevice: 'Auf diesem Gerät',
    unkept: 'Nicht gespeichert',
    conflict: 'Woanders geändert',
  },
  saveHelp: {
    inPart: 'Ein Text ist zu lang. Er bleibt hier, in diesem Browser, bis er passt.',
    signedOut: 'Melde dich an, um diesen Raum in deinem Konto zu behalten.',
    planLimit: 'Dein Plan ist voll. Der Raum bleibt auf diesem Gerät.',
    offline: 'Keine Verbindung. Er kommt in dein Konto, sobald sie wieder da ist.',
    unauthenticated: 'Du wurdest abgemeldet. Melde dich an, um den Raum in deinem Konto zu behalten.',
    notFound: 'Der Raum wurde woanders gelöscht. Versuch es jetzt, dann wird er als neuer gespeichert.',
    permissionDenied:
      'Dein Konto darf diesen Raum nicht speichern. Deine Änderungen bleiben auf diesem Gerät.',
    newerVersion:
      'Eine neuere Version der App hat diesen Raum woanders gespeichert. Lade die Seite neu, um damit weiterzumachen.',
    unreadable:
      'Was in deinem Konto von diesem Raum liegt, ist beschädigt. Deine Arbeit bleibt auf diesem Gerät.',
    refused: 'Dein Konto hat den Raum so nicht angenommen. Deine Änderungen bleiben auf diesem Gerät.',
    passing: 'Speichern im Konto hat nicht geklappt. Der nächste Versuch kommt von selbst.',
    unkept:
      'Dieser Browser merkt sich nichts, und noch liegt der Raum in keinem Konto. Speichere ihn, bevor du die Seite verlässt.',
    tryNow: 'Jetzt versuchen',
  },

  tabs: {
    themes: 'Orte',
    items: 'Dinge',
    room: 'Raum',
    layers: 'Ebenen',
    item: 'Ding',
  },

  themes: {
    title: 'Such dir den Ort aus',
    mood: 'Stimmung',
    none: 'Es gibt noch keine Hintergründe.',
    use: (name, mood) => `${name}, ${mood}`,
  },

  starters: {
    title: 'Mit einem fertigen Raum anfangen',
    help: 'Nimm einen, sieh nach, wie er geht, und mach ihn zu deinem. Mit „Rückgängig“ ist dein Raum wieder da.',
    loading: 'Die Starträume werden geholt…',
    failed: 'Die Starträume ließen sich nicht holen.',
    retry: 'Noch einmal',
    steps: (amount) => counted(amount, 'Schritt', 'Schritte'),
    minutes: (amount) => `${number(amount)} Min.`,
    use: (name) => `Mit ${name} anfangen`,
    craft: 'So ist er gemacht',
    putCraftAway: 'Notiz schließen',
    started: (name) => `„${name}“ gehört jetzt dir. „Rückgängig“ holt zurück, was hier war.`,
    unusable: (name) => `„${name}“ braucht Dinge, die es in der Sammlung nicht mehr gibt.`,
  },

  items: {
    mine: 'Meine',
    ownPictures: 'Eigene Bilder',
    ownPicturesHelp:
      'Ein Bild in „Mein Inventar“ hochladen (mit Pro), in einem eigenen Tab. Kommst du zurück, ist es hier.',
    recent: 'Zuletzt benutzt',
    changeDoor: 'Tür wechseln',
    addAgain: (name) => `Noch einmal: ${name}`,
    title: 'Dinge hinstellen',
    help: 'Antippen, oder in den Raum ziehen.',
    search: 'Dinge suchen',
    clearSearch: 'Suche leeren',
    all: 'Alle',
    doorHelp:
      'Ein Raum hat einen Ausgang. Zeig auf eine andere Tür, um sie an seiner Stelle zu sehen; ein Klick nimmt sie, und das Schloss bleibt.',
    wayOut: 'Der Ausgang',
    furtherDoor: 'Weitere Tür',
    furtherDoorHelp:
      'Eine Tür wie jedes andere Ding: in eine weitere Szene oder nirgendwohin. Du kannst sie auch in den Raum ziehen.',
    add: (name) => `${name} hinstellen`,
    chooseDoor: (name) => `${name} nehmen`,
    ofPack: (thing, pack, price) => `${thing} (Paket ${pack}, ${price}, jetzt ausprobieren)`,
    tryIt: ', jetzt ausprobieren',
    priced: (name, price) => `${name} (${price})`,
    none: (query) => `Nichts gefunden zu „${query}“. Ein eigenes Bild kann es sein.`,
    empty: 'Hier ist noch nichts.',
    full: (limit) => `In einen Raum passen höchstens ${number(limit)} Dinge.`,
  },

  catalogue: {
    loading: 'Die Sammlung wird geholt…',
    failed: 'Die Sammlung ließ sich nicht holen.',
    retry: 'Noch einmal',
  },

  room: {
    title: 'Über den Raum',
    name: 'Name',
    introduction: 'Einleitung',
    introductionHelp: 'Das liest man, bevor die Uhr läuft.',
    introductionPlaceholder: 'Es ist spät. Hinter dir ist die Tür der Bibliothek ins Schloss gefallen…',
    timeLimit: 'Zeitlimit',
    minutes: 'Minuten',
    timeLimitHelp: `Ganze Minuten, ${LIMITS.timeLimit.min} bis ${LIMITS.timeLimit.max}.`,
  },

  layers: {
    title: 'Ebenen',
    help: 'Das oberste liegt vorn, die Tür immer ganz hinten. Zieh am Bild, um umzuordnen; ein Doppelklick auf den Namen ändert ihn.',
    drag: 'Zum Umordnen ziehen',
    rename: (name) => `${name} umbenennen`,
    pin: (name) => `${name} festhalten`,
    unpin: (name) => `${name} loslassen`,
    toFront: 'Ganz nach vorn',
    forward: 'Nach vorn',
    backward: 'Nach hinten',
    toBack: 'Ganz nach hinten',
    setUp: 'Einstellen',
    conceal: (name) => `${name} beim Arbeiten ausblenden`,
    reveal: (name) => `${name} wieder zeigen`,
    remove: (name) => `${name} löschen`,
    door: 'Tür',
    hidden: 'Versteckt',
    locked: 'Verschlossen',
    key: 'Schlüssel',
  },

  panel: itemPanelText,

  problems: problemsText,

  firstPuzzle: {
    title: 'Was daraus ein Rätsel macht',
    doneMark: 'Erledigt',
    openMark: 'Noch offen',
    steps: {
      lockDoor: 'Schließ die Tür ab, mit Schlüssel oder Code',
      hideSomething: 'Versteck etwas in etwas anderem, zum Beispiel den Schlüssel',
      giveClue: 'Gib einen Hinweis: Lass ein Ding etwas sagen',
      preview: 'Spiel die Vorschau und entkomm selbst',
      publish: 'Veröffentliche den Raum und schick jemandem den Link',
    },
  },

  confirm: {
    startOver: {
      title: 'Von vorn anfangen?',
      text: 'Der Raum auf diesem Gerät wird weggeworfen, ein neuer beginnt. Das lässt sich nicht zurücknehmen.',
      confirm: 'Von vorn anfangen',
    },
    unpublish: {
      title: 'Raum offline nehmen?',
      text: 'Niemand findet ihn mehr, und sein Link führt ins Leere. Dein Entwurf bleibt, und du kannst ihn wieder veröffentlichen.',
      confirm: 'Offline nehmen',
    },
  },

  conflict: {
    title: 'Zwei Fassungen dieses Raums',
    text: 'Der Raum wurde an zwei Orten geändert: hier, und in einem anderen Tab oder auf einem anderen Gerät. Mit welcher Fassung machst du weiter? Die andere findest du unter „Frühere Stände“.',
    here: 'Hier',
    unsaved: (when) => `in diesem Tab, geändert: ${when}, noch nicht im Konto`,
    there: 'Woanders',
    savedAt: (when) => `gespeichert: ${when}`,
    onlyHere: 'nur hier',
    onlyThere: 'nur dort',
    keepAsNewRoom: 'Beide behalten, als zwei Räume',
    twoRooms: (name, free) =>
      `Behältst du beide, wird deine Fassung ein zweiter Raum, „${name}“, der noch nicht veröffentlicht ist, und du machst darin weiter.${free === null ? '' : ` In deinem Plan ${free === 1 ? 'ist dafür noch ein Raum' : `sind noch ${counted(free, 'Raum', 'Räume')}`} frei.`}`,
    noSecondRoom:
      'In deinem Plan ist kein zweiter Raum mehr frei. Welche Fassung du auch nimmst, die andere bleibt unter „Fassungen“.',
    keptBoth: (name, other) =>
      `Das hier ist jetzt „${name}“, ein zweiter Raum. „${other}“ ist, wie er woanders gespeichert wurde.`,
    toOther: 'Zum anderen',
    nothing: '– nichts –',
    tookNewer: 'Der Raum wurde woanders weitergebaut. Hier siehst du den neuen Stand.',
    replaceStored: 'Mit meiner weiter',
    loadStored: 'Die andere nehmen',
  },

  needsAccount: {
    title: 'Diesen Raum behalten',
    text: 'Zum Speichern und Veröffentlichen brauchst du ein Konto. Es kostet nichts, dauert eine Minute, und danach bist du wieder hier.',
    safe: 'Dein Entwurf ist sicher: Er bleibt in diesem Browser und kommt mit.',
    later: 'Jetzt nicht',
    logIn: 'Anmelden',
    signUp: 'Registrieren',
  },

  planLimit: {
    title: 'Dein Plan ist voll',
    text: `Im Free-Plan sind ${counted(FREE_PLAN_ROOMS, 'Raum', 'Räume')} drin. Dieser bleibt auf diesem Gerät. Lösch einen anderen, um Platz zu schaffen.`,
    toProjects: 'Zu meinen Räumen',
    toPricing: 'Zu Pro',
  },

  descriptions: descriptionTexts,
  savedLate: {
    told: (name) => `„${name}“ ist in deinem Konto gespeichert. Das hier ist ein neuer, leerer Raum.`,
    open: 'Öffnen',
  },
  counter: (length, limit) => `${number(length)} von ${number(limit)}`,
  number,
  coverFailed:
    'Der Raum ist gespeichert. Sein Titelbild bleibt, wie es war: Gerade ließen sich nicht alle Bilder holen und ablegen.',
};
