import { MonitorSmartphone, UserMinus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ShowPartyAnswer } from '../../../core/calls/play/showParty.ts';
import { Plate } from '../../shared/kit/Plate.tsx';
import { pupilText } from '../text/pupil.ts';
import { useLostWay } from '../together/LostSeat.tsx';
import { useSeated } from '../together/teamContext.ts';
import { Blocked, ClassOver } from './door/ClassDoor.tsx';
import { DoorMessage } from './door/DoorMessage.tsx';

interface ClassLostProps {
  /** The class's code. */
  code: string;
  /** Shown until the server has told where this pupil sits now. */
  until: ReactNode;
  /** Takes the seat in the team to which the teacher has moved this pupil. */
  onMoved: () => void;
  /** Joins the class again with a new seat. */
  onAgain: () => void;
}

/**
 * Shown to a pupil who has lost the seat. A pupil whom the teacher moved takes the new seat at once; others
 * read why.
 */
export function ClassLost({ code, until, onMoved, onAgain }: ClassLostProps) {
  const { party } = useSeated();
  const way = useLostWay();
  const [door, setDoor] = useState<ShowPartyAnswer['door'] | 'unknown' | null>(null);
  const look = useEffectEvent(async () => {
    const shown = way === 'moved' ? null : await party.showParty({ code }).catch(() => null);
    if (shown?.isSeated) {
      onMoved();
      return;
    }
    // Without this, a reload would take a new seat that nobody asked for.
    await party.forget(code);
    setDoor(shown?.door ?? 'unknown');
  });
  useEffect(() => void look(), []);
  const { outside } = pupilText;
  if (door === null) return until;
  if (way === 'moved') return <DoorMessage icon={<MonitorSmartphone />} {...outside.moved} />;
  if (door === 'blocked') return <Blocked />;
  if (door === 'over') return <ClassOver />;
  return (
    <DoorMessage icon={<UserMinus />} title={outside.title} text={outside.text}>
      <Plate material="brass" onClick={onAgain}>
        {outside.again}
      </Plate>
    </DoorMessage>
  );
}
