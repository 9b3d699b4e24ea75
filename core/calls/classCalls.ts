// `npm run calls` writes this file from the contracts in core/calls.

import { callTeacherCall } from './class/callTeacher.ts';
import { deleteClassCall } from './class/deleteClass.ts';
import { keepResultsCall } from './class/keepResults.ts';
import { listClassesCall } from './class/listClasses.ts';
import { openClassCall } from './class/openClass.ts';
import { orderClassCall } from './class/orderClass.ts';
import { setUpSeatCall } from './class/setUpSeat.ts';
import { showClassCall } from './class/showClass.ts';
import { showNextHintCall } from './class/showNextHint.ts';
import { showResultsCall } from './class/showResults.ts';
import { showWallCall } from './class/showWall.ts';

/** The calls of classes, by name. */
export const CLASS_CALLS = {
  callTeacher: callTeacherCall,
  deleteClass: deleteClassCall,
  keepResults: keepResultsCall,
  listClasses: listClassesCall,
  openClass: openClassCall,
  orderClass: orderClassCall,
  setUpSeat: setUpSeatCall,
  showClass: showClassCall,
  showNextHint: showNextHintCall,
  showResults: showResultsCall,
  showWall: showWallCall,
} as const;
