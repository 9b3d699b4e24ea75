import type { Story } from './model.ts';
import { theAbandonedWing } from './theAbandonedWing.ts';
import { theApprentice } from './theApprentice.ts';
import { theAuction } from './theAuction.ts';
import { theBirthdayInSpace } from './theBirthdayInSpace.ts';
import { theBotanist } from './theBotanist.ts';
import { theBottle } from './theBottle.ts';
import { theCat } from './theCat.ts';
import { theCheckup } from './theCheckup.ts';
import { theClosingTime } from './theClosingTime.ts';
import { theConfession } from './theConfession.ts';
import { theCountessTrunk } from './theCountessTrunk.ts';
import { theDelivery } from './theDelivery.ts';
import { theDetention } from './theDetention.ts';
import { theDragonInsurance } from './theDragonInsurance.ts';
import { theExam } from './theExam.ts';
import { theExperiment } from './theExperiment.ts';
import { theFirstCase } from './theFirstCase.ts';
import { theFormula } from './theFormula.ts';
import { theGhostShift } from './theGhostShift.ts';
import { theHeirOfSand } from './theHeirOfSand.ts';
import { theHeirs } from './theHeirs.ts';
import { theHideAndSeek } from './theHideAndSeek.ts';
import { theInheritance } from './theInheritance.ts';
import { theInspectorEats } from './theInspectorEats.ts';
import { theLadder } from './theLadder.ts';
import { theLastTour } from './theLastTour.ts';
import { theLostMascot } from './theLostMascot.ts';
import { theModelPassenger } from './theModelPassenger.ts';
import { theMonkeyKing } from './theMonkeyKing.ts';
import { theMutiny } from './theMutiny.ts';
import { theNightShiftNurse } from './theNightShiftNurse.ts';
import { theNightWatch } from './theNightWatch.ts';
import { theParrot } from './theParrot.ts';
import { theRelief } from './theRelief.ts';
import { theRobotBoss } from './theRobotBoss.ts';
import { theSalt } from './theSalt.ts';
import { theSilver } from './theSilver.ts';
import { theSurveyor } from './theSurveyor.ts';
import { theTour } from './theTour.ts';
import { theToys } from './theToys.ts';
import { theTradeSecret } from './theTradeSecret.ts';
import { theTreasureTour } from './theTreasureTour.ts';
import { theWiretap } from './theWiretap.ts';
import { theWrongCarriage } from './theWrongCarriage.ts';
import { theWrongPrisoner } from './theWrongPrisoner.ts';

/** Every story of a wished room, several of each theme. A new one is a file, and a line here. */
export const STORIES: readonly Story[] = [
  theAuction,
  theHeirs,
  theSilver,
  theApprentice,
  theCat,
  theDelivery,
  theRelief,
  theTour,
  theBirthdayInSpace,
  theSurveyor,
  theLastTour,
  theHeirOfSand,
  theDetention,
  theLostMascot,
  theExam,
  theParrot,
  theMutiny,
  theBottle,
  theFirstCase,
  theConfession,
  theWiretap,
  theClosingTime,
  theInheritance,
  theNightWatch,
  theWrongCarriage,
  theCountessTrunk,
  theModelPassenger,
  theSalt,
  theTradeSecret,
  theInspectorEats,
  theLadder,
  theToys,
  theHideAndSeek,
  theWrongPrisoner,
  theGhostShift,
  theDragonInsurance,
  theExperiment,
  theFormula,
  theRobotBoss,
  theCheckup,
  theNightShiftNurse,
  theAbandonedWing,
  theBotanist,
  theTreasureTour,
  theMonkeyKing,
];
