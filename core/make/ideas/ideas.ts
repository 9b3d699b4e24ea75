import { agesInOrder } from './agesInOrder.ts';
import { arrowPlaques } from './arrowPlaques.ts';
import { backwards } from './backwards.ts';
import { byHeight } from './byHeight.ts';
import { colourPlaques } from './colourPlaques.ts';
import { coloursOfThings } from './coloursOfThings.ts';
import { compassWalk } from './compassWalk.ts';
import { countedLetters } from './countedLetters.ts';
import { countedMarks } from './countedMarks.ts';
import { countedSights } from './countedSights.ts';
import { countedThings } from './countedThings.ts';
import { countingYears } from './countingYears.ts';
import { dayNumbers } from './dayNumbers.ts';
import { dialledWord } from './dialledWord.ts';
import { drawnInitial } from './drawnInitial.ts';
import { everySecond } from './everySecond.ts';
import { facingPages } from './facingPages.ts';
import { fencedWord } from './fencedWord.ts';
import { firstLetters } from './firstLetters.ts';
import { goesOn } from './goesOn.ts';
import { handPlaques } from './handPlaques.ts';
import { knockedLetters } from './knockedLetters.ts';
import { lampNumbers } from './lampNumbers.ts';
import { lentBooks } from './lentBooks.ts';
import { likeColours } from './likeColours.ts';
import { mirroredAlphabet } from './mirroredAlphabet.ts';
import { missingLetters } from './missingLetters.ts';
import { mixedColours } from './mixedColours.ts';
import type { Idea } from './model.ts';
import { notePlaques } from './notePlaques.ts';
import { numberedTune } from './numberedTune.ts';
import { numberPlaques } from './numberPlaques.ts';
import { oldRiddle } from './oldRiddle.ts';
import { potionColours } from './potionColours.ts';
import { recipeAmounts } from './recipeAmounts.ts';
import { ringedDay } from './ringedDay.ts';
import { romanYear } from './romanYear.ts';
import { shifted } from './shifted.ts';
import { spokenTime } from './spokenTime.ts';
import { stoppedClock } from './stoppedClock.ts';
import { strayCapitals } from './strayCapitals.ts';
import { symbolPlaques } from './symbolPlaques.ts';
import { threePrices } from './threePrices.ts';
import { timetable } from './timetable.ts';
import { toldOrder } from './toldOrder.ts';
import { toldSigns } from './toldSigns.ts';
import { twoHalves } from './twoHalves.ts';
import { twoWords } from './twoWords.ts';
import { underDice } from './underDice.ts';
import { wordLengths } from './wordLengths.ts';

/** Every idea of a puzzle. A new one is a file, and a line here. */
export const IDEAS: readonly Idea[] = [
  agesInOrder,
  arrowPlaques,
  backwards,
  byHeight,
  colourPlaques,
  coloursOfThings,
  compassWalk,
  countedLetters,
  countedMarks,
  countedSights,
  countedThings,
  countingYears,
  dayNumbers,
  dialledWord,
  drawnInitial,
  everySecond,
  facingPages,
  fencedWord,
  firstLetters,
  goesOn,
  handPlaques,
  knockedLetters,
  lampNumbers,
  lentBooks,
  likeColours,
  mirroredAlphabet,
  missingLetters,
  mixedColours,
  notePlaques,
  numberedTune,
  numberPlaques,
  oldRiddle,
  potionColours,
  recipeAmounts,
  ringedDay,
  romanYear,
  shifted,
  spokenTime,
  stoppedClock,
  strayCapitals,
  symbolPlaques,
  threePrices,
  timetable,
  toldOrder,
  toldSigns,
  twoHalves,
  twoWords,
  underDice,
  wordLengths,
];
