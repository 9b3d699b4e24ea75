import { beginCall } from '../firebase/begunCalls.ts';
import { callAddress } from '../firebase/callAddress.ts';
import { roomsRequest } from '../firebase/roomsRequest.ts';
import { hangCovers } from './opening/hangCovers.ts';

/** What an address will ask for, for the screens that most visits begin with. */
const BEGINNINGS: readonly { path: RegExp; begin: (address: URL) => readonly Promise<unknown>[] }[] = [
  {
    path: /^\/dashboard$/,
    begin: ({ search }) => {
      const parts = [
        import('../screens/dashboard/DashboardScreen.tsx'),
        import('../firebase/dashboardPort.ts'),
      ];
      if (search !== '') return parts;
      return [...parts, beginCall(callAddress('summary', roomsRequest('createdAt'))).then(hangCovers)];
    },
  },
  {
    path: /^\/gameplay\//,
    begin: () => [
      import('../screens/gameplay/GameplayScreen.tsx'),
      import('../firebase/createGuestJudge.ts'),
    ],
  },
];

/** Sends for the screen at an address side by side with the app, which would ask for it once it runs. */
export function beginScreen(address: URL): void {
  const beginning = BEGINNINGS.find(({ path }) => path.test(address.pathname));
  // A part that does not come is asked for again by the app, which says so.
  for (const part of beginning?.begin(address) ?? []) part.catch(() => {});
}
