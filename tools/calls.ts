import { listCalls, writeCalls } from './calls/writeCalls.ts';

/** `npm run calls`: writes the list of calls, the functions of the server and the rewrites of Hosting from the contracts. */
writeCalls(listCalls());
