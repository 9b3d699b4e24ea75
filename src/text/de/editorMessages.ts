import type { explainText as enExplain, editorMessagesText as enMessages } from '../en/editorMessages.ts';
import { createFormats } from '../formats.ts';
import type { Translation } from '../inLanguages.ts';

const { number } = createFormats('de');

export const editorMessagesText: Translation<typeof enMessages> = {
  limited: {
    roomName: 'Der Name',
    introduction: 'Die Einleitung',
    timeLimit: 'Das Zeitlimit',
    items: 'Der Raum',
    roomBytes: 'Der Raum',
    itemName: 'Der Name',
    message: 'Der Text',
    password: 'Der Code',
    width: 'Die Breite',
    position: 'Der Platz',
  },
  limitedOther: 'Das',
  tooManyItems: (limit) => `In einen Raum passen höchstens ${number(limit)} Dinge.`,
  tooLong: (what, limit) => `${what} darf höchstens ${number(limit)} Zeichen haben.`,
  outOfRange: (what, min, max) => `${what} geht von ${number(min)} bis ${number(max)}.`,
  doorIsFixed: {
    noKey: 'Die Tür kann kein Schlüssel sein.',
    hidesNothing: 'Die Tür kann nichts verstecken: Geht sie auf, ist das Spiel zu Ende.',
    notAddable: 'Die Tür kann niemand einstecken.',
    notDeleted: 'Jeder Raum braucht seine Tür. Du kannst eine andere nehmen, aber nicht keine.',
    notHidden: 'Die Tür lässt sich nicht verstecken.',
    notCopied: 'Ein Raum hat genau eine Tür.',
    alwaysFirst: 'Die Tür steht immer ganz hinten.',
    answersClicks: 'Die Tür muss auf Klicks hören: Sie ist der Ausgang.',
  },
  refusals: {
    unknownItem: 'Das gibt es im Raum nicht mehr.',
    idTaken: 'Das ließ sich nicht hinzufügen. Versuch es noch einmal.',
    badId: 'Das ließ sich nicht hinzufügen. Versuch es noch einmal.',
    unknownColor: 'In dieser Farbe gibt es das nicht.',
    noOpenedPicture: 'Offen und zu sieht es gleich aus.',
    positionLocked: 'Es steht fest. Schalte „Feststellen“ aus, um es zu verschieben.',
    notADoor: 'Das ist keine Tür.',
    oneDoorOnly: 'Ein Raum hat genau eine Tür.',
    ownKey: 'Nichts kann sein eigener Schlüssel sein.',
    hidesItself: 'Nichts kann sich selbst verstecken.',
    hidesItsHider: 'Das ginge im Kreis: Es steckt selbst in dem anderen.',
    keyStaysAddable: 'Es öffnet ein Schloss, also muss man es einstecken können.',
    notLocked: 'Es ist nicht verschlossen.',
    notLockedBy: 'Dieses Schloss geht anders auf.',
    notHiding: 'Es versteckt noch nichts.',
    notCustom: 'Wähl zuerst „Eigene Worte“.',
    mustAnswerClicks: 'Schlüssel und Verstecke müssen auf Klicks hören.',
  },
  keyTaken: (from, key) => `${from} steht ohne Schlüssel da: ${key} öffnet jetzt dieses Schloss.`,
  hiddenTaken: (from, item) => `${item} steckt nicht mehr hier: ${from}.`,
  door: 'Die Tür',
  unnamed: 'Ding ohne Namen',
};

export const explainText: Translation<typeof enExplain> = {
  door: 'Der Ausgang: Geht er auf, ist das Spiel zu Ende.',
  hiddenBy: (hider, isTaken) =>
    `Unsichtbar, bis das hier ${isTaken ? 'eingesteckt' : 'offen'} ist: ${hider}.`,
  codeMissing: 'Verschlossen, hat aber noch keinen Code.',
  codeOn: (clue) => `Verschlossen. Der Code steht hier: ${clue}.`,
  codeNowhere: (code) => `Verschlossen. Der Code ist ${code}. Noch verrät ihn kein Text im Raum.`,
  codeInPicture: (code) => `Verschlossen. Der Code ist ${code}; ein Bild verrät ihn.`,
  introduction: 'Einleitung',
  keyMissing: 'Verschlossen, hat aber noch keinen Schlüssel.',
  keyIs: (key) => `Verschlossen. Der Schlüssel wird dabei verbraucht: ${key}.`,
  unlocks: (lock) => `Passt ins Schloss: ${lock}.`,
  hides: (hidden) => `Hier steckt: ${hidden}.`,
  hidesNothing: 'Soll etwas verstecken, aber noch ist nichts gewählt.',
  taken: 'Man kann es einstecken.',
  opens: 'Geht auf, wenn man klickt.',
  toggles: 'Geht auf und zu, wenn man klickt.',
  tells: 'Sagt seinen Text, wenn man klickt.',
  still: 'Tut nichts, wenn man klickt.',
  stands: 'Steht nur da und macht Stimmung.',
};
