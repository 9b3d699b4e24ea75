import type { LimitedText, Mend, ReplyFault } from '../../../../core/make/assistant/mend.ts';
import type { FindingCode } from '../../../../core/solve/findings/finding.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, list, number } = createFormats('en');

/** By type of mend or fault, its words. */
type WordsOf<Kind extends { type: string }> = {
  [Type in Kind['type']]: (kind: Extract<Kind, { type: Type }>) => string;
};

const textNames: Readonly<Record<LimitedText, string>> = {
  introduction: 'The introduction',
  ending: 'The ending',
  debrief: 'The questions for a class',
  message: 'The text',
  hint: 'A hint',
  wrongText: 'The text after a wrong answer',
  password: 'The answer',
};
const listNames = { items: 'things', spots: 'spots', scenes: 'scenes' };
const at = (name: string, words: string) => (name === '' ? words : `${name}: ${words}`);

/** Texts for taking a room from an assistant of the creator's own. */
export const makeAssistantText = {
  ask: '1. Ask an AI assistant',
  askHelp: 'Any will do: copy this prompt into it. It says how a room is written and what the library has.',
  copyPrompt: 'Copy the prompt',
  showPrompt: 'Show the prompt',
  copied: 'Copied.',
  copyFailed: 'This browser does not let pages copy. Select the text and copy it.',
  paste: '2. Paste what it writes',
  pasteHelp: 'With everything around it. Nothing leaves this browser.',
  clear: 'Clear',
  empty: 'The room appears here, with its way out.',
  notYet: 'This is not a room yet. Beside it you see what is missing.',
  faults: (amount: number) => `${counted(amount, 'thing keeps', 'things keep')} this from being a room`,
  mended: (amount: number) => `${counted(amount, 'thing was', 'things were')} mended`,
  copyBack: 'Copy this for the assistant',
  copyBackHelp: 'It then knows what to change.',
  defaultName: 'A new room',
  defaultIntroduction: 'The door has closed behind you. Look around, and find the way out.',

  /** What was mended. */
  mends: {
    cutOff: () => 'It ended in the middle. What was there is enough for a room.',
    lastOfSeveral: () => 'There were several recipes. The last one was taken.',
    otherField: ({ was, now }) => `“${was}” was read as “${now}”.`,
    leftOut: ({ name }) => `${name}: left out, because the library has nothing like it.`,
    otherThing: ({ name, was, now }) => `${name}: the library has no “${was}”, so it is “${now}”.`,
    otherColor: ({ name, was, now }) => `${name}: it does not come in “${was}”, so it is “${now}”.`,
    otherBackground: ({ was, now }) =>
      was === ''
        ? `No background was named: it is “${now}”.`
        : `The library has no background “${was}”: it is “${now}”.`,
    otherMood: ({ was, now }) => `The background does not come in “${was}”, so it is “${now}”.`,
    doorAdded: () => 'There was no door. One was added.',
    idDoubled: ({ id, name }) => `${name}: another thing has the id “${id}”, so it got a new one.`,
    otherLink: ({ name, was, now }) => `${name}: “${was}” was taken to mean “${now}”.`,
    nothingThere: ({ name, was }) => `${name}: there is no “${was}”, so that link was left out.`,
    hiddenTwice: ({ name, by }) =>
      `${name}: something else reveals it already, so it is no longer hidden by ${by}.`,
    placed: ({ names }) => `Put on free ground: ${list(names)}.`,
    otherWidth: ({ name }) => `${name}: its size was out of bounds.`,
    shortened: ({ name }) => `A name was too long. It is now “${name}”.`,
    fewerHints: ({ name, most }) => `${name}: only the first ${number(most)} hints were kept.`,
    introductionAdded: () => 'There was no introduction. Write a better one than ours.',
    otherTime: ({ minutes }) => `The time limit is now ${counted(minutes, 'minute', 'minutes')}.`,
    otherLanguage: ({ was, now }) => `“${was}” is no language code. It is now “${now}”.`,
    otherAnswer: ({ name, was, now }) => `${name}: the answer “${was}” is written “${now}” on this lock.`,
    typedAnswer: ({ name }) => `${name}: the answer does not fit on that lock, so players type it.`,
  } satisfies WordsOf<Mend>,

  /** What keeps a reply from being a room; a finding has its own words. */
  faultWords: {
    empty: () => 'Paste the assistant’s answer.',
    tooLong: ({ most }) => `This is too long to be a recipe. It can have ${number(most)} characters.`,
    noRecipe: () => 'There is no recipe in this. Ask for it as one JSON block.',
    noWholeRecipe: () => 'This is only a part of a recipe. Ask for the whole of it, as one JSON block.',
    cutOff: () =>
      'The answer ends in the middle. Ask for the whole recipe again, with fewer things if need be.',
    noThings: () => 'There is nothing in the room: “items” is missing or empty.',
    tooMany: ({ list: of, most, count }) =>
      `There are ${number(count)} ${listNames[of]}. A room can have ${number(most)}.`,
    textTooLong: ({ name, field, most, length }) =>
      at(name, `${textNames[field]} has ${number(length)} characters. It can have ${number(most)}.`),
    keyTwice: ({ key, locks }) => `${key}: the key of ${list(locks)}. A key opens one lock: use two keys.`,
    changedTwice: ({ scene, names }) =>
      `${scene}: ${list(names)} both change the background. One thing alone can change it.`,
    wrongForm: ({ path }) => `Something does not have the form of a recipe: ${path || 'the whole of it'}.`,
    refused: ({ name }) => at(name, 'this does not go together.'),
  } satisfies WordsOf<Exclude<ReplyFault, { type: 'found' }>>,

  /** For the assistant: what is to be done about a finding. */
  advice: {
    noClue:
      'Let the text of a thing that is reached before the lock contain the exact answer, or name the things that lead to it in the lock’s “toldBy”.',
    notEscapable:
      'Follow the way from the start: no key and no clue may be behind the lock that it opens, and nothing may wait for itself.',
    clueBehindLock: 'Move the clue to where it is reached before the lock is open.',
    introductionTells: 'Take the answer out of the introduction and put it into a thing.',
    doorNotLocked: 'Give the door a lock.',
    lockWithoutKey: 'Name in “key” a thing of the room that players find before.',
    lockWithoutSequence: 'Name in “sequence” two to eight things of the room.',
    sceneOutOfReach: 'Let a thing lead there with “leadsTo”.',
    lockUnfinished: 'Write the answer as the face of the lock wants it.',
  } satisfies Partial<Record<FindingCode, string>>,
  backToIt: (faults: readonly string[]) =>
    [
      'Thank you. Your recipe cannot be used yet:',
      '',
      ...faults.map((fault, place) => `${place + 1}. ${fault}`),
      '',
      'Please correct this and send the whole recipe again, as one JSON block, with nothing left out.',
    ].join('\n'),
};
