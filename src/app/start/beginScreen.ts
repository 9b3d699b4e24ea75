import { roomsRequest } from '../../rooms/backend/roomsRequest.ts';
import { beginCall } from '../../shared/firebase/begunCalls.ts';
import { callAddress } from '../../shared/firebase/callAddress.ts';
import { hangCovers } from '../opening/hangCovers.ts';

/** The page of /dashboard names it in its headers, so that the answer is on its way before any script runs. */
const FIRST_ROOMS = callAddress('summary', roomsRequest('createdAt'));

/** What an address will ask for, for the screens that most visits begin with. */
const BEGINNINGS: readonly { path: RegExp; begin: (address: URL) => readonly Promise<unknown>[] }[] = [
  {
    path: /^\/dashboard$/,
    begin: ({ search }) => {
      // The rooms first: a browser asks for few things at a time.
      const rooms = search === '' ? [beginCall(FIRST_ROOMS).then(hangCovers)] : [];
      return [
        ...rooms,
        import('../../rooms/dashboard/DashboardScreen.tsx'),
        import('../../rooms/backend/dashboardPort.ts'),
      ];
    },
  },
  {
    path: /^\/gameplay\//,
    begin: () => [
      import('../../play/gameplay/GameplayScreen.tsx'),
      import('../../play/backend/createGuestJudge.ts'),
    ],
  },
];

/** Sends for the screen at an address side by side with the app, which would ask for it once it runs. */
export function beginScreen(address: URL): void {
  const beginning = BEGINNINGS.find(({ path }) => path.test(address.pathname));
  // A part that does not come is asked for again by the app, which says so.
  for (const part of beginning?.begin(address) ?? []) part.catch(() => {});
}
