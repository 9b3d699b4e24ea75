import { Button } from '@chakra-ui/react';
import { Armchair, Ban, Lock, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShowPartyAnswer } from '../../../../core/calls/play/showParty.ts';
import { Link } from '../../../shared/kit/Link.tsx';
import { pupilText } from '../../text/pupil.ts';
import { WasHere } from '../../together/door/Newcomer.tsx';
import { DoorMessage } from './DoorMessage.tsx';
import { type ClassDoorProps, Welcome } from './Welcome.tsx';

/**
 * Milliseconds between two requests while the door is closed. All pupils behind one address share the limit
 * of requests.
 */
const LOOK_EVERY = 10_000;

/** The door of a class for a pupil without a seat: it is open, or says why not. */
export function ClassDoor(props: ClassDoorProps) {
  const { shown, isBusy, refused, onJoin, onLook } = props;
  const isTyped = mayTypeName(shown);
  const [hasWaited, setHasWaited] = useState(false);
  useWatchedDoor(props);
  const comeInByItself = useEffectEvent(() => {
    if (shown.door === 'closed') setHasWaited(true);
    if (shown.door === 'open' && hasWaited && !isTyped && refused === null) onJoin({});
  });
  useEffect(() => {
    if (shown.door === 'closed' || shown.door === 'open') comeInByItself();
  }, [shown.door]);
  const { door } = pupilText;
  switch (shown.door) {
    case 'closed':
      return (
        <DoorMessage
          icon={<Lock />}
          title={door.closed.title}
          text={isTyped ? door.closedTyped : door.closed.text}
        >
          <LookAgain onLook={onLook} />
          <WasHere isBusy={isBusy} refused={refused} onSigns={(signs) => onJoin({ signs })} />
        </DoorMessage>
      );
    case 'full':
      return (
        <DoorMessage icon={<Armchair />} {...door.full}>
          <LookAgain onLook={onLook} />
          <WasHere isBusy={isBusy} refused={refused} onSigns={(signs) => onJoin({ signs })} />
        </DoorMessage>
      );
    case 'blocked':
      return <Blocked />;
    default:
      return <Welcome {...props} isTyped={isTyped} />;
  }
}

/** Shown in a browser that the teacher has blocked. */
export function Blocked() {
  return <DoorMessage icon={<Ban />} {...pupilText.door.blocked} />;
}

/** Shown to a pupil who comes after the end and had no seat. */
export function ClassOver() {
  const { over, rooms } = pupilText.door;
  return (
    <DoorMessage icon={<Lock />} {...over}>
      <Button asChild variant="outline">
        <Link to="/dashboard">{rooms}</Link>
      </Button>
    </DoorMessage>
  );
}

function LookAgain({ onLook }: Pick<ClassDoorProps, 'onLook'>) {
  return (
    <Button variant="outline" onClick={onLook}>
      <RefreshCw aria-hidden />
      {pupilText.door.lookAgain}
    </Button>
  );
}

function useWatchedDoor({ shown, onLook }: Pick<ClassDoorProps, 'shown' | 'onLook'>): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onLook();
  });
  const isShut = shown.door === 'closed';
  useEffect(() => {
    if (!isShut) return;
    const timer = setInterval(() => look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isShut]);
}

/**
 * Whether pupils may type a name. Over plain http, as when a laptop serves a classroom, they may not (Q2).
 */
function mayTypeName({ inClass }: ShowPartyAnswer): boolean {
  return inClass?.areNamesTyped === true && window.isSecureContext;
}
