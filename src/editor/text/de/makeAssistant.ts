import type { LimitedText } from '../../../../core/make/assistant/mend.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makeAssistantText as en } from '../en/makeAssistant.ts';

const { counted, list, number } = createFormats('de');

const textNames: Readonly<Record<LimitedText, string>> = {
  introduction: 'Die Einleitung',
  ending: 'Das Ende',
  debrief: 'Die Fragen für eine Klasse',
  message: 'Der Text',
  hint: 'Ein Tipp',
  wrongText: 'Der Text nach einer falschen Antwort',
  password: 'Die Antwort',
};
const listNames = { items: 'Dinge', spots: 'Stellen', scenes: 'Szenen' };
const at = (name: string, words: string) => (name === '' ? words : `${name}: ${words}`);

export const makeAssistantText: Translation<typeof en> = {
  ask: '1. Frag eine KI',
  askHelp:
    'Egal welche: Gib ihr diesen Prompt. Er sagt, wie man einen Raum schreibt und was die Bibliothek enthält.',
  copyPrompt: 'Prompt kopieren',
  showPrompt: 'Prompt zeigen',
  copied: 'Kopiert.',
  copyFailed: 'Dieser Browser lässt Seiten nichts kopieren. Markier den Text und kopier ihn.',
  paste: '2. Füg ein, was sie schreibt',
  pasteHelp: 'Mit allem, was drum herum steht. Nichts davon verlässt diesen Browser.',
  clear: 'Leeren',
  empty: 'Hier erscheint der Raum, mit seinem Ausweg.',
  notYet: 'Das ist noch kein Raum. Daneben steht, was fehlt.',
  faults: (amount) => `Noch ${counted(amount, 'Fehler', 'Fehler')}, dann ist das ein Raum`,
  mended: (amount) => `${counted(amount, 'Kleinigkeit', 'Kleinigkeiten')} ausgebessert`,
  copyBack: 'Das für die KI kopieren',
  copyBackHelp: 'Dann weiß sie, was sie ändern soll.',
  defaultName: 'Ein neuer Raum',
  defaultIntroduction: 'Die Tür ist hinter dir zugefallen. Sieh dich um und finde den Ausgang.',

  mends: {
    cutOff: () => 'Es brach mittendrin ab. Was da war, reicht für einen Raum.',
    lastOfSeveral: () => 'Es waren mehrere Rezepte. Genommen wurde das letzte.',
    otherField: ({ was, now }) => `„${was}“ wurde als „${now}“ gelesen.`,
    leftOut: ({ name }) => `${name}: weggelassen, denn in der Bibliothek gibt es nichts dergleichen.`,
    otherThing: ({ name, was, now }) =>
      `${name}: „${was}“ gibt es in der Bibliothek nicht, darum ist es „${now}“.`,
    otherColor: ({ name, was, now }) => `${name}: „${was}“ gibt es davon nicht, darum ist es „${now}“.`,
    otherBackground: ({ was, now }) =>
      was === ''
        ? `Es war kein Hintergrund genannt: Es ist „${now}“.`
        : `Einen Hintergrund „${was}“ gibt es nicht: Es ist „${now}“.`,
    otherMood: ({ was, now }) => `Den Hintergrund gibt es nicht als „${was}“, darum ist es „${now}“.`,
    doorAdded: () => 'Es gab keine Tür. Eine wurde ergänzt.',
    idDoubled: ({ id, name }) =>
      `${name}: Die Kennung „${id}“ hat schon ein anderes Ding, darum bekam es eine neue.`,
    otherLink: ({ name, was, now }) => `${name}: „${was}“ wurde als „${now}“ verstanden.`,
    nothingThere: ({ name, was }) => `${name}: „${was}“ gibt es nicht, darum fiel die Verbindung weg.`,
    hiddenTwice: ({ name, by }) =>
      `${name}: kommt schon anderswo zum Vorschein, darum nicht mehr durch ${by}.`,
    placed: ({ names }) => `Auf freien Platz gestellt: ${list(names)}.`,
    otherWidth: ({ name }) => `${name}: Die Größe war nicht erlaubt.`,
    shortened: ({ name }) => `Ein Name war zu lang. Er ist jetzt „${name}“.`,
    fewerHints: ({ name, most }) => `${name}: Nur die ersten ${number(most)} Tipps blieben.`,
    introductionAdded: () => 'Es gab keine Einleitung. Schreib eine bessere als unsere.',
    otherTime: ({ minutes }) => `Die Zeit ist jetzt ${counted(minutes, 'Minute', 'Minuten')}.`,
    otherLanguage: ({ was, now }) => `„${was}“ ist kein Sprachkürzel. Es ist jetzt „${now}“.`,
    otherAnswer: ({ name, was, now }) => `${name}: Die Antwort „${was}“ heißt an diesem Schloss „${now}“.`,
    typedAnswer: ({ name }) => `${name}: Die Antwort passt nicht auf dieses Schloss, darum wird sie getippt.`,
  },

  faultWords: {
    empty: () => 'Füg die Antwort der KI ein.',
    tooLong: ({ most }) => `Das ist zu lang für ein Rezept. Es darf ${number(most)} Zeichen haben.`,
    noRecipe: () => 'Darin ist kein Rezept. Bitte um eines als einzelnen JSON-Block.',
    noWholeRecipe: () => 'Das ist nur ein Teil eines Rezepts. Bitte um das ganze, als einzelnen JSON-Block.',
    cutOff: () =>
      'Die Antwort bricht mittendrin ab. Bitte noch einmal um das ganze Rezept, notfalls mit weniger Dingen.',
    noThings: () => 'In dem Raum ist nichts: „items“ fehlt oder ist leer.',
    tooMany: ({ list: of, most, count }) =>
      `Es sind ${number(count)} ${listNames[of]}. Ein Raum kann ${number(most)} haben.`,
    textTooLong: ({ name, field, most, length }) =>
      at(name, `${textNames[field]} hat ${number(length)} Zeichen. Erlaubt sind ${number(most)}.`),
    keyTwice: ({ key, locks }) =>
      `${key}: der Schlüssel von ${list(locks)}. Ein Schlüssel öffnet ein Schloss: Nimm zwei Schlüssel.`,
    changedTwice: ({ scene, names }) =>
      `${scene}: ${list(names)} ändern beide den Hintergrund. Nur ein einziges Ding kann ihn ändern.`,
    wrongForm: ({ path }) => `Etwas hat nicht die Form eines Rezepts: ${path || 'das Ganze'}.`,
    refused: ({ name }) => at(name, 'Das passt nicht zusammen.'),
  },

  advice: {
    noClue:
      'Lass den Text eines Dings, das man vor dem Schloss erreicht, die genaue Antwort enthalten, oder nenne in „toldBy“ des Schlosses die Dinge, die zu ihr führen.',
    notEscapable:
      'Geh den Weg vom Anfang her durch: Kein Schlüssel und kein Hinweis darf hinter dem Schloss liegen, das er öffnet, und nichts darf auf sich selbst warten.',
    clueBehindLock: 'Bring den Hinweis dorthin, wo man ihn erreicht, bevor das Schloss offen ist.',
    introductionTells: 'Nimm die Antwort aus der Einleitung und gib sie einem Ding.',
    doorNotLocked: 'Gib der Tür ein Schloss.',
    lockWithoutKey: 'Nenne in „key“ ein Ding des Raums, das man vorher findet.',
    lockWithoutSequence: 'Nenne in „sequence“ zwei bis acht Dinge des Raums.',
    sceneOutOfReach: 'Lass ein Ding mit „leadsTo“ dorthin führen.',
    lockUnfinished: 'Schreib die Antwort so, wie die Art des Schlosses es will.',
  },
  backToIt: (faults) =>
    [
      'Danke. Dein Rezept ist noch nicht brauchbar:',
      '',
      ...faults.map((fault, place) => `${place + 1}. ${fault}`),
      '',
      'Bitte verbessere das und schick das ganze Rezept noch einmal, als einen JSON-Block, ohne etwas wegzulassen.',
    ].join('\n'),
};
