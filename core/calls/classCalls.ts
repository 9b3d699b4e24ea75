// `npm run calls` writes this file from the contracts in core/calls.

import { openClassCall } from './class/openClass.ts';
import { orderClassCall } from './class/orderClass.ts';
import { showClassCall } from './class/showClass.ts';

/** The calls of teachers with a class, by name. */
export const CLASS_CALLS = {
  openClass: openClassCall,
  orderClass: orderClassCall,
  showClass: showClassCall,
} as const;
