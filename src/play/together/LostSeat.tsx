import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '../../shared/kit/Link.tsx';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { togetherText } from '../text/together.ts';
import { partyAddress } from './partyAddress.ts';
import { useSeated } from './teamContext.ts';

/** The ways in which a player loses their seat. */
const WAYS = ['removed', 'takenOver', 'moved'] as const;

/** Shown to a player who has lost the seat: it was moved to another device, taken over, or taken back. */
export function LostSeat({ roomId, code }: { roomId: string; code: string }) {
  const { party } = useSeated();
  const way = useLostWay();
  // Without this, a reload would take a new seat that nobody asked for.
  useEffect(() => void party.forget(code), [party, code]);
  const { title, help } = togetherText.lost[way];
  return (
    <PageMessage icon={<DoorClosed />} title={title} text={help} level={1}>
      {way !== 'moved' && (
        <Button asChild>
          {/* A page of its own, which begins anew. */}
          <a href={partyAddress(roomId, code)}>{togetherText.lost.again}</a>
        </Button>
      )}
      <Button asChild variant={way === 'moved' ? 'solid' : 'outline'}>
        <Link to="/dashboard">{togetherText.lost.rooms}</Link>
      </Button>
    </PageMessage>
  );
}

/** Returns the way in which this player's seat was lost. */
export function useLostWay(): (typeof WAYS)[number] | 'unknown' {
  const { seat } = useSeated();
  // The server tells the reason under the seat's former key. Without the live channel it stays unknown.
  return useGameplay((s) => {
    const told = s.party?.held.findLast(({ by, change }) => by === seat && change === null);
    return WAYS.find((each) => told?.events.some(({ type }) => type === each)) ?? 'unknown';
  });
}
