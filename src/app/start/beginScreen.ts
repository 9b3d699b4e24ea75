import { leadsToWall } from '../../class/wall/wallAddress.ts';
import { roomsRequest } from '../../rooms/backend/roomsRequest.ts';
import { beginCall } from '../../shared/firebase/begunCalls.ts';
import { callAddress } from '../../shared/firebase/callAddress.ts';
import { hangCovers } from '../opening/hangCovers.ts';

/** /dashboard preloads it by a header, so that the request starts before any script runs. */
const FIRST_ROOMS = callAddress('summary', roomsRequest('createdAt'));

/** Requests to make early, for the screens that most visits begin with. */
const BEGINNINGS: readonly { path: RegExp; begin: (address: URL) => readonly Promise<unknown>[] }[] = [
  {
    path: /^\/dashboard$/,
    begin: ({ search }) => {
      // The rooms first, since browsers make few requests at a time.
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
    begin: (address) =>
      leadsToWall(address)
        ? [import('../../class/wall/WallPage.tsx')]
        : [import('../../play/gameplay/GameplayScreen.tsx'), import('../../play/session/remoteJudge.ts')],
  },
];

/** Starts the requests of an address's screen while the app still loads. */
export function beginScreen(address: URL): void {
  const beginning = BEGINNINGS.find(({ path }) => path.test(address.pathname));
  // The app repeats a failed request and reports it.
  for (const part of beginning?.begin(address) ?? []) part.catch(() => {});
}
