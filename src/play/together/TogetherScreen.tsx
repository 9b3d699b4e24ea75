import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { IntroductionSkeleton } from '../before/IntroductionSkeleton.tsx';
import { PlayUnavailable } from '../before/PlayUnavailable.tsx';
import { ClassPlay } from '../class/ClassPlay.tsx';
import { ClassDoor, ClassOver } from '../class/door/ClassDoor.tsx';
import { useSummary } from '../gameplay/useRoom.ts';
import { useCatchUpOnReturn, useReconnect } from '../notices/useReconnect.ts';
import { type Game, GameContext, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { LazyGameTable } from '../table/LazyGameTable.tsx';
import { TeamParts } from '../table/teamParts.ts';
import { useHasEnded } from '../table/useHasEnded.ts';
import { gameplayText } from '../text/gameplay.ts';
import { togetherText } from '../text/together.ts';
import { Door } from './door/Door.tsx';
import { Newcomer } from './door/Newcomer.tsx';
import { PartyOver } from './door/PartyOver.tsx';
import { SoFar } from './door/SoFar.tsx';
import { Starting } from './door/Starting.tsx';
import { failedText } from './failedText.ts';
import { LostSeat } from './LostSeat.tsx';
import { takeTab } from './oneTab.ts';
import { openSeat } from './openSeat.ts';
import { NEW_PARTY, PARTY } from './partyAddress.ts';
import { TeamEnd } from './TeamEnd.tsx';
import { TABLE_PARTS } from './table/tableParts.ts';
import { AnotherContext, SeatedContext } from './teamContext.ts';
import { type Seating, useSeat } from './useSeat.ts';

interface TogetherScreenProps {
  roomId: string;
  /** The party's code, or NEW_PARTY. */
  code: string;
}

/** `/gameplay/{roomId}?party={code}`: a room played with others, from the open door to the end. */
export function TogetherScreen({ roomId, code }: TogetherScreenProps) {
  const seat = useSeat(roomId, code);
  const { seating, isApart, join, joinApart, takeHere, letGo, retry } = seat;
  switch (seating.type) {
    case 'asking':
      return <IntroductionSkeleton />;
    case 'joining':
      return seating.shown.inClass ? (
        <ClassDoor
          {...seating}
          code={code}
          onJoin={(way) => void join(way)}
          onLook={() => void seat.lookAgain()}
        />
      ) : (
        <Newcomer {...seating} isApart={isApart} onJoin={(way) => void join(way)} onJoinApart={joinApart} />
      );
    case 'over':
      return seating.shown.inClass ? <ClassOver /> : <PartyOver shown={seating.shown} />;
    case 'failed':
      return <NoWayIn roomId={roomId} isOpening={code === NEW_PARTY} code={seating.code} onRetry={retry} />;
    case 'elsewhere':
      return <OtherTab onHere={takeHere} onApart={joinApart} />;
    case 'seated':
      return (
        <SeatedPlay
          key={seating.answer.playId}
          roomId={roomId}
          seating={seating}
          onMoved={seat.takeMoved}
          onAgain={seat.joinAgain}
          onLeave={(proof) => void seat.leaveToAnother(proof)}
          onApart={isApart ? null : joinApart}
          // Windows that play apart have different players, so another tab does not end this one.
          onTaken={isApart ? null : letGo}
        />
      );
  }
}

interface SeatedPlayProps {
  roomId: string;
  seating: Extract<Seating, { type: 'seated' }>;
  /** Called when a newer tab of this browser takes the play; null where no tab can. */
  onTaken: (() => void) | null;
  /** In a class: takes the seat to which the teacher has moved this player. */
  onMoved: () => void;
  /** In a class: joins again with a new seat, after this one was lost. */
  onAgain: () => void;
  /** In a class: gives this seat back for somebody else at this device. */
  onLeave: (proof: SeatProof) => void;
  /** Joins as somebody else in this window; null where it plays apart already. */
  onApart: (() => void) | null;
}

function SeatedPlay(props: SeatedPlayProps) {
  const { roomId, seating, onTaken, onMoved, onAgain, onLeave, onApart } = props;
  const { party, answer, came } = seating;
  const navigate = useNavigate();
  const [opened] = useState(() => openSeat(party, answer, undefined));
  const game = useMemo<Game>(() => ({ gameplay: opened.gameplay, gameStatus: opened.gameplay }), [opened]);
  const { presence, company, telling, inClass, proof } = opened;
  const { seat } = answer;
  const seated = useMemo(
    () => ({ seat, proof, party, presence, company, telling, inClass }),
    [seat, proof, party, presence, company, telling, inClass],
  );
  const code = answer.inClass?.code ?? answer.view.team?.code ?? '';

  useEffect(() => opened.begin(), [opened]);
  const isShared = onTaken !== null;
  const letGo = useEffectEvent(() => onTaken?.());
  useEffect(() => (isShared ? takeTab(code, letGo) : undefined), [isShared, code]);
  // The address becomes that of this party and its room, for a reload or a copied link. A code may belong to
  // another room.
  useEffect(() => {
    void navigate(`/gameplay/${encodeURIComponent(answer.roomId)}?${PARTY}=${code}`, { replace: true });
  }, [navigate, answer.roomId, code]);

  async function leave() {
    await party.leaveSeat(proof()).catch((error: unknown) => console.error(error));
    await party.forget(code);
    void navigate(`/gameplay/${encodeURIComponent(roomId)}`);
  }

  return (
    <GameContext.Provider value={game}>
      <SeatedContext.Provider value={seated}>
        <TeamParts.Provider value={TABLE_PARTS}>
          <RoomTitle />
          {inClass ? (
            <AnotherContext.Provider value={{ leave: () => onLeave(proof()), beside: onApart }}>
              <ClassPlay {...{ came, onMoved, onAgain }} wasRunning={answer.view.isStarted} />
            </AnotherContext.Provider>
          ) : (
            <Play
              roomId={roomId}
              code={code}
              wasRunning={answer.view.isStarted}
              isNew={came === 'new'}
              onLeave={() => void leave()}
            />
          )}
        </TeamParts.Provider>
      </SeatedContext.Provider>
    </GameContext.Provider>
  );
}

function RoomTitle() {
  const roomName = useGameplay((s) => s.roomName);
  return <PageTitle page={roomName || gameplayText.pageTitle} />;
}

interface PlayProps {
  roomId: string;
  /** The party's code. */
  code: string;
  /** Whether the clock was already running when the player took the seat or came back to it. */
  wasRunning: boolean;
  /** Whether the player has just joined. */
  isNew: boolean;
  onLeave: () => void;
}

function Play({ roomId, code, wasRunning, isNew, onLeave }: PlayProps) {
  useReconnect();
  useCatchUpOnReturn();
  const phase = useGameplay((s) => s.phase);
  const failure = useGameplay((s) => s.failure?.code);
  const isStarted = useGameStatus((s) => s.isStarted);
  const hasEnded = useHasEnded();
  const isPaused = useGameStatus((s) => s.isPaused);
  const [isInside, setIsInside] = useState(!isNew);
  if (phase === 'opening') return <IntroductionSkeleton />;
  if (phase === 'failed')
    return failure === 'notFound' ? <LostSeat roomId={roomId} code={code} /> : <PlayUnavailable />;
  if (hasEnded) return <TeamEnd roomId={roomId} />;
  if (!isStarted) return <Door onLeave={onLeave} />;
  if (!isInside && wasRunning && !isPaused) return <SoFar onEnter={() => setIsInside(true)} />;
  return (
    <Starting wasRunning={wasRunning}>
      <LazyGameTable leave={<LeaveSeat onLeave={onLeave} />} />
    </Starting>
  );
}

function LeaveSeat({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="outline" onClick={onLeave} title={togetherText.pause.leaving}>
      <DoorClosed aria-hidden />
      {togetherText.pause.leave}
    </Button>
  );
}

/** Shown in the older of two tabs, and in a new one before it takes the seat. */
function OtherTab({ onHere, onApart }: { onHere: () => void; onApart: () => void }) {
  const { otherTab, naming } = togetherText;
  return (
    <PageMessage icon={<DoorClosed />} title={otherTab.title} text={otherTab.text} level={1}>
      <Button onClick={onHere}>{otherTab.here}</Button>
      <Button variant="outline" onClick={onApart}>
        {naming.elsewhere}
      </Button>
    </PageMessage>
  );
}

interface NoWayInProps {
  roomId: string;
  /** Whether the player opens a new party rather than joins one. */
  isOpening: boolean;
  code: BackendErrorCode;
  onRetry: () => void;
}

/**
 * Says why the party cannot be entered. A retry is offered only where the party and its room may still exist.
 */
function NoWayIn({ roomId, isOpening, code, onRetry }: NoWayInProps) {
  const room = useSummary(roomId);
  const { failed } = togetherText;
  const isUnknown = code === 'notFound';
  const isNoRoom = isUnknown && isOpening;
  return (
    <PageMessage
      icon={<DoorClosed />}
      title={isNoRoom ? gameplayText.noRoomTitle : failed.title}
      text={isNoRoom ? gameplayText.noRoom : failedText(code)}
      level={1}
    >
      {!isUnknown && code !== 'roomHidden' && <Button onClick={onRetry}>{failed.again}</Button>}
      {isUnknown && !isOpening && (
        <Button asChild>
          <Link to="/join">{togetherText.code.title}</Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to="/dashboard">{gameplayText.backToRooms}</Link>
      </Button>
      {room && (
        <Button asChild variant="outline">
          <Link to={`/gameplay/${encodeURIComponent(roomId)}`}>{failed.alone}</Link>
        </Button>
      )}
    </PageMessage>
  );
}
