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
    'Dieser Raum ist auch in einem anderen Tab offen. Arbeite nur in einem weiter, sonst musst du dich zwischen zwei Versionen entscheiden.',

  warnings: (amount) => (amount === 1 ? 'Ganze Warnung zeigen' : `Alle ${number(amount)} Warnungen zeigen`),

  failure: {
    retry: 'Noch einmal versuchen',
    play: 'Raum spielen',
    newRoom: 'Neuer Raum',
    logIn: 'Anmelden',
    yourRooms: 'Deine Räume',
    goOnFrom: (when) => `Weiter mit der Version vom ${when}`,
    opensAsNew: 'Die frühere Version öffnet sich als neuer Raum. Der beschädigte bleibt, bis du ihn löschst.',
    notFound: {
      title: 'Du kannst diesen Raum nicht bearbeiten',
      text: 'Er gehört jemand anderem, oder es gibt ihn nicht. Ist er veröffentlicht, kannst du ihn spielen.',
    },
    newerVersion: {
      title: 'Mit einer neueren Version gespeichert',
      text: 'Dieser Raum wurde mit einer neueren Version der App gespeichert. Lade die Seite neu, um sie zu aktualisieren.',
    },
    unreadable: {
      title: 'Dieser Raum ist beschädigt',
      text: 'Der gespeicherte Raum lässt sich nicht lesen. Daran wurde nichts geändert.',
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Der Raum ließ sich nicht laden. Es ist nichts verloren: Versuch es noch einmal, sobald du wieder online bist.',
    },
    defaultDoorMissing: {
      title: 'Ein neuer Raum lässt sich nicht anlegen',
      text: 'Jeder Raum beginnt mit der Standardtür, und in der Bibliothek ist keine.',
      detail: () => 'In Firebase fehlt die Standardtür „Door“ in der Gruppe „Doors“.',
    },
    unknown: {
      title: 'Der Raum ließ sich nicht öffnen',
      text: 'Da ist etwas schiefgegangen. Deine Arbeit ist sicher. Versuch es gleich noch einmal.',
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
    inPart: 'Text zu lang',
    untouched: '',
    onDevice: 'Auf diesem Gerät',
    unkept: 'Nicht gespeichert',
    conflict: 'Woanders geändert',
  },
  saveHelp: {
    inPart: 'Ein Text ist zu lang. Er bleibt in diesem Browser, bis du ihn kürzt.',
    signedOut: 'Melde dich an, um diesen Raum in deinem Konto zu behalten.',
    planLimit: 'Dein Plan ist voll. Der Raum bleibt auf diesem Gerät.',
    offline: 'Du bist offline. Der Raum wird in deinem Konto gespeichert, sobald du wieder online bist.',
    unauthenticated: 'Du wurdest abgemeldet. Melde dich an, um den Raum in deinem Konto zu behalten.',
    notFound: 'Der Raum wurde woanders gelöscht. „Jetzt versuchen“ speichert ihn als neuen.',
    permissionDenied:
      'Dein Konto hat keine Berechtigung, diesen Raum zu speichern. Deine Änderungen bleiben auf diesem Gerät.',
    newerVersion:
      'Dieser Raum wurde woanders mit einer neueren Version der App gespeichert. Lade die Seite neu, um weiterzumachen.',
    unreadable: 'Der Raum in deinem Konto ist beschädigt. Deine Arbeit bleibt auf diesem Gerät.',
    refused:
      'Der Raum ließ sich so nicht in deinem Konto speichern. Deine Änderungen bleiben auf diesem Gerät.',
    passing: 'Das Speichern in deinem Konto hat nicht geklappt. Wir versuchen es automatisch noch einmal.',
    unkept:
      'Dieser Browser kann den Raum nicht behalten, und in deinem Konto ist er noch nicht. Speichere ihn, bevor du die Seite verlässt.',
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
    title: 'Such dir einen Ort aus',
    mood: 'Stimmung',
    none: 'Es gibt noch keine Hintergründe.',
    use: (name, mood) => `${name}, ${mood}`,
  },

  starters: {
    title: 'Mit einem fertigen Raum anfangen',
    help: 'Such dir einen aus, sieh dir an, wie er funktioniert, und mach ihn zu deinem. „Rückgängig“ holt deinen Raum zurück.',
    loading: 'Die Starträume werden geladen…',
    failed: 'Die Starträume ließen sich nicht laden.',
    retry: 'Noch einmal versuchen',
    steps: (amount) => counted(amount, 'Schritt', 'Schritte'),
    use: (name) => `Mit „${name}“ anfangen`,
    craft: 'So funktioniert er',
    closeCraftNote: 'Notiz schließen',
    started: (name) => `„${name}“ gehört jetzt dir. „Rückgängig“ holt deinen Raum zurück.`,
    unusable: (name) => `„${name}“ braucht Dinge, die es in der Bibliothek nicht mehr gibt.`,
  },

  items: {
    mine: 'Meine',
    ownPictures: 'Eigene Bilder',
    ownPicturesHelp:
      'Lade ein Bild in „Mein Inventar“ hoch, das zu Pro gehört. Das öffnet einen neuen Tab; kommst du zurück, ist das Bild hier.',
    partOfPro: (price) => `Pro, ${price}`,
    recent: 'Zuletzt benutzt',
    changeDoor: 'Tür wechseln',
    addAgain: (name) => `Noch einmal: ${name}`,
    title: 'Dinge hinzufügen',
    help: 'Antippen oder in den Raum ziehen.',
    search: 'Dinge suchen',
    clearSearch: 'Suche leeren',
    all: 'Alle',
    doorHelp:
      'Ein Raum hat einen Ausgang. Zeig auf eine andere Tür, um sie dort zu sehen, und klick, um sie zu nehmen. Das Schloss bleibt.',
    exit: 'Der Ausgang',
    furtherDoor: 'Weitere Tür',
    furtherDoorHelp:
      'Eine Tür, die in eine andere Szene führt oder nirgendwohin. Du kannst sie auch in den Raum ziehen.',
    add: (name) => `${name} hinzufügen`,
    chooseDoor: (name) => `${name} nehmen`,
    ofPack: (thing, pack, price) => `${thing} (Paket ${pack}, ${price}, testen)`,
    tryIt: ', testen',
    priced: (name, price) => `${name} (${price})`,
    none: (query) => `Nichts gefunden zu „${query}“. Du kannst ein eigenes Bild nehmen.`,
    empty: 'Hier ist noch nichts.',
    full: (limit) => `In einen Raum passen höchstens ${number(limit)} Dinge.`,
  },

  catalogue: {
    loading: 'Die Bibliothek wird geladen…',
    failed: 'Die Bibliothek ließ sich nicht laden.',
    retry: 'Noch einmal versuchen',
  },

  room: {
    title: 'Über den Raum',
    name: 'Name',
    introduction: 'Einleitung',
    introductionHelp: 'Das lesen alle, bevor die Uhr läuft.',
    introductionPlaceholder: 'Es ist spät. Hinter dir ist die Tür der Bibliothek ins Schloss gefallen…',
    timeLimit: 'Zeitlimit',
    minutes: 'Minuten',
    timeLimitHelp: `Ganze Minuten, ${LIMITS.timeLimit.min} bis ${LIMITS.timeLimit.max}.`,
    offersHelp: 'Einen Tipp anbieten, wenn jemand festhängt',
    offersHelpHelp:
      'Das Angebot erscheint einmal, unter dem Raum, wenn jemand doppelt so lange an einem Schloss sitzt, wie neun von zehn anderen brauchten. Um einen Tipp bitten kann man immer.',
  },

  layers: {
    title: 'Ebenen',
    help: 'Das oberste liegt vorn, die Tür immer ganz hinten. Zieh am Bild, um umzuordnen; doppelklick auf einen Namen, um ihn zu ändern.',
    drag: 'Zum Umordnen ziehen',
    rename: (name) => `${name} umbenennen`,
    pin: (name) => `${name} fixieren`,
    unpin: (name) => `${name} lösen`,
    toFront: 'Ganz nach vorn',
    forward: 'Nach vorn',
    backward: 'Nach hinten',
    toBack: 'Ganz nach hinten',
    setUp: 'Einstellungen öffnen',
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
      lockDoor: 'Schließ die Tür ab, mit einem Schlüssel oder einer Antwort',
      hideSomething: 'Versteck etwas in etwas anderem, zum Beispiel den Schlüssel',
      giveClue: 'Gib einen Hinweis: Lass ein Ding etwas sagen',
      preview: 'Spiel die Vorschau und entkomm selbst',
      publish: 'Veröffentliche den Raum und schick jemandem den Link',
    },
  },

  confirm: {
    startOver: {
      title: 'Von vorn anfangen?',
      text: 'Der Raum auf diesem Gerät wird gelöscht, und ein neuer beginnt. Das lässt sich nicht rückgängig machen.',
      confirm: 'Von vorn anfangen',
    },
    unpublish: {
      title: 'Raum offline nehmen?',
      text: 'Niemand findet ihn mehr, und sein Link führt ins Leere. Dein Entwurf bleibt, und du kannst ihn wieder veröffentlichen.',
      confirm: 'Offline nehmen',
    },
  },

  conflict: {
    title: 'Zwei Versionen dieses Raums',
    text: 'Der Raum wurde an zwei Orten geändert: hier, und in einem anderen Tab oder auf einem anderen Gerät. Mit welcher Version willst du weitermachen? Die andere bleibt unter „Versionen“.',
    here: 'Hier',
    unsaved: (when) => `in diesem Tab, geändert: ${when}, noch nicht im Konto`,
    there: 'Woanders',
    savedAt: (when) => `gespeichert: ${when}`,
    onlyHere: 'nur hier',
    onlyThere: 'nur dort',
    keepAsNewRoom: 'Beide als zwei Räume behalten',
    twoRooms: (name, free) =>
      `Behältst du beide, wird deine Version ein zweiter Raum, „${name}“. Er ist noch nicht veröffentlicht, und du machst darin weiter.${free === null ? '' : ` In deinem Plan ${free === 1 ? 'ist dafür noch ein Raum' : `sind noch ${counted(free, 'Raum', 'Räume')}`} frei.`}`,
    noSecondRoom:
      'In deinem Plan ist kein zweiter Raum mehr frei. Welche Version du auch nimmst, die andere bleibt unter „Versionen“.',
    keptBoth: (name, other) =>
      `Du bist jetzt in „${name}“, einem zweiten Raum. „${other}“ bleibt so, wie er woanders gespeichert wurde.`,
    toOther: 'Anderen Raum öffnen',
    nothing: 'Nichts',
    tookNewer: 'Der Raum wurde woanders geändert. Das ist die neueste Version.',
    replaceStored: 'Meine Version behalten',
    loadStored: 'Andere Version nehmen',
  },

  needsAccount: {
    title: 'Diesen Raum speichern',
    text: 'Zum Speichern und Veröffentlichen brauchst du ein Konto. Es kostet nichts, dauert eine Minute, und danach bist du wieder hier.',
    safe: 'Dein Entwurf ist sicher: Er bleibt in diesem Browser und kommt in dein Konto.',
    later: 'Jetzt nicht',
    logIn: 'Anmelden',
    signUp: 'Registrieren',
  },

  planLimit: {
    title: 'Dein Plan ist voll',
    text: `Im Free-Plan sind ${counted(FREE_PLAN_ROOMS, 'Raum', 'Räume')} enthalten. Dieser bleibt auf diesem Gerät. Lösch einen anderen, um Platz zu schaffen.`,
    goOn: 'Weiterbauen',
    toProjects: 'Zu meinen Räumen',
    toPricing: 'Pro ansehen',
  },

  descriptions: descriptionTexts,
  savedLate: {
    told: (name) => `In deinem Konto gespeichert: „${name}“. Das hier ist ein neuer, leerer Raum.`,
    open: 'Öffnen',
  },
  counter: (length, limit) => `${number(length)} von ${number(limit)}`,
  number,
  coverFailed:
    'Der Raum ist gespeichert, aber das Titelbild wurde nicht erneuert: Ein Bild ließ sich nicht laden. Speichere noch einmal, um es zu versuchen.',
};
