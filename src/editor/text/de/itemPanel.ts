import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { descriptionTexts as enDescriptions, itemPanelText as enPanel } from '../en/itemPanel.ts';

const { counted, number } = createFormats('de');

export const descriptionTexts: Translation<typeof enDescriptions> = {
  none: 'Sagt nichts',
  custom: 'Eigener Text…',
  nothingSpecial: '„Nichts Besonderes.“',
  locked: '„Verschlossen.“',
  needsKey: '„Da fehlt irgendein Schlüssel.“',
  needsCode: '„Da fehlt ein Code.“',
  empty: '„Leer.“',
  useful: '„Das könnte nützlich sein.“',
  lookCloser: '„Daran ist mehr, als man sieht.“',
  outOfPlace: '„Das passt hier nicht her.“',
};

export const itemPanelText: Translation<typeof enPanel> = {
  title: 'Ding',
  close: 'Zurück',
  name: 'Name',
  look: 'Aussehen',
  color: 'Farbe',
  state: 'Am Anfang',
  stateDefault: 'Zu',
  stateOpened: 'Offen',
  words: 'Text',
  message: 'Beim Klick sagt es',
  customMessage: 'Dein Text',
  customPlaceholder: 'Darauf steht: Zähl die Beine aller, die hier speisen…',
  customThingPlaceholder: 'Dahinter zieht es…',
  openedPaperPlaceholder: 'Auf der Rückseite, in anderer Schrift: …',
  openedMessage: 'Ist es offen, sagt es',
  openedPlaceholder: 'Der Deckel knarrt. Eine Motte fliegt heraus.',
  openedAtOnce:
    'Es ist nicht verschlossen: Der erste Klick öffnet es, und die Spieler lesen gleich das hier. „Dein Text“ steht nur in ihrem Notizbuch.',
  lock: 'Schloss',
  isLocked: 'Verschlossen',
  opensWith: 'Geht auf mit',
  byPassword: 'Antwort',
  byItem: 'Schlüssel',
  keyWasDeleted: (key) =>
    `Den Schlüssel dazu, ${key}, hast du gelöscht. Denk dir hier eine Antwort aus oder nimm einen anderen Schlüssel.`,
  password: 'Antwort',
  passwordHelp: 'Buchstaben oder Ziffern. Groß oder klein, Leerzeichen und Akzente spielen keine Rolle.',
  passwordExactHelp: 'Muss genau so eingegeben werden.',
  exact: 'Muss genau stimmen',
  clueInPicture: 'Ein Bild zeigt die Antwort',
  clueInPictureHelp:
    'Schalte das ein, wenn die Antwort in einem Bild zu sehen ist. Dann muss kein Text sie verraten.',
  key: 'Schlüssel',
  chooseKey: 'Schlüssel auswählen…',
  nothingToHide: 'Im Raum ist sonst nichts, was sich verstecken ließe.',
  addHidden: 'Etwas zum Verstecken hinzufügen',
  saysNewHidden: (hider) => `Wähl in der Palette aus, was du verstecken willst. Versteck: ${hider}.`,
  hiding: 'Versteck',
  isHiding: {
    in: 'Darin ist etwas versteckt',
    behind: 'Dahinter ist etwas versteckt',
    under: 'Darunter ist etwas versteckt',
  },
  whereHidden: 'Wo es ist',
  inSight: 'Offen sichtbar',
  chooseHidden: 'Auswählen, was es versteckt…',
  clicks: 'Klicks',
  isAddable: 'Lässt sich einstecken',
  isAddableHelp: 'Kommt beim Klick ins Inventar.',
  onClick: 'Beim Klick',
  onClickDefault: 'Geht auf oder wird eingesteckt',
  onClicks: { none: 'Passiert nichts', message: 'Zeigt es nur seinen Text', toggle: 'Geht es auf und zu' },
  place: 'Position und Größe',
  x: 'Links',
  y: 'Oben',
  width: 'Breite',
  percent: '%',
  isPositionLocked: 'Fixieren',
  isPositionLockedHelp: 'Dann lässt es sich nicht aus Versehen verschieben.',
  binRests: (name) =>
    `Jetzt ausgewählt: ${name}. Soll das auch weg, geh kurz vom Papierkorb weg und klick noch einmal.`,
  ofPack: (pack, price) =>
    `Es ist aus dem Paket „${pack}“, einmalig ${price}. Ausprobieren kannst du es jetzt; zum Veröffentlichen brauchst du das Paket.`,
  backgroundOfPack: (pack, price) =>
    `Dieser Hintergrund ist aus dem Paket „${pack}“, einmalig ${price}. Ausprobieren kannst du ihn jetzt; zum Veröffentlichen brauchst du das Paket.`,
  anotherBackground: 'Anderen Hintergrund wählen',
  takeOut: 'Entfernen',
  summaries: {
    locked: 'Verschlossen',
    notLocked: 'Nicht verschlossen',
    noHints: 'Noch keine',
    hints: (amount) => counted(amount, 'Tipp', 'Tipps'),
    changesNothing: 'Ändert keinen Hintergrund',
    starts: (state) => `Am Anfang ${state.toLowerCase()}`,
    place: (x, y, width) => `Links ${number(x)} %, oben ${number(y)} %, Breite ${number(width)} %`,
  },
  duplicate: 'Duplizieren',
  remove: 'Löschen',
};
