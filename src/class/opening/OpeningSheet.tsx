import { Box, Button, Link as ChakraLink, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { DoorOpen, ShieldCheck } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { ListedClass } from '../../../core/calls/class/listClasses.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { RoomCover } from '../../rooms/card/RoomCover.tsx';
import { roomFigures } from '../../rooms/card/roomFigures.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { presentLanguage } from '../../shared/language/language.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { appText } from '../../shared/text/app.ts';
import { classPath } from '../page/classPath.ts';
import { Sheet } from '../page/Sheet.tsx';
import { openingSheetText } from '../text/openingSheet.ts';
import { Choices } from './Choices.tsx';
import { isOpen } from './classes.ts';
import { newOpening, type OpeningForm, requestOf } from './openingForm.ts';

interface OpeningSheetProps {
  roomId: string;
  onClose: () => void;
}

/**
 * `/projects?open-class=`: the sheet on which a teacher opens a class. Everything has a default, so one tap
 * is enough.
 */
export function OpeningSheet({ roomId, onClose }: OpeningSheetProps) {
  const found = useRoom(roomId);
  if (found?.type === 'room' && found.room.isPublished)
    return <Opening room={found.room} onClose={onClose} />;
  return (
    <Sheet title={openingSheetText.title} onClose={onClose}>
      {found === null ? (
        <Stack gap="3" padding="6" aria-hidden>
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      ) : (
        <FuseBox
          title={openingSheetText.failed.title}
          text={whyNot(found.type === 'failed' ? found.failure : 'notFound')}
        />
      )}
    </Sheet>
  );
}

type Found = { type: 'room'; room: SummaryEntry } | { type: 'failed'; failure: BackendErrorCode };

const LOST: Found = { type: 'failed', failure: 'unknown' };

/** Loads the room for which a class is opened; null while it loads. */
function useRoom(roomId: string): Found | null {
  const { rooms } = useBackend();
  const load = useCallback(
    () =>
      rooms.loadSummary(roomId).then(
        (room): Found => ({ type: 'room', room }),
        (error: unknown): Found => ({ type: 'failed', failure: failureCode(error) }),
      ),
    [rooms, roomId],
  );
  return useAnswer(load, LOST);
}

function Opening({ room, onClose }: { room: SummaryEntry; onClose: () => void }) {
  const [form, setForm] = useState<OpeningForm>(() => newOpening(room.timeLimit));
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  const { open, isOpening, failure, openClasses } = useOpening(room.id);
  const plate = useRef<HTMLButtonElement>(null);
  const request = requestOf(form, { roomId: room.id, language: presentLanguage() });
  return (
    <Sheet
      title={openingSheetText.title}
      facts={factsOf(room)}
      picture={
        <Box flex="none" width={{ base: '5.5rem', md: '7.5rem' }} borderRadius="sm" overflow="hidden">
          <RoomCover roomId={room.id} roomName={room.roomName} imageUrl={room.imageUrl} />
        </Box>
      }
      initialFocus={plate}
      onClose={onClose}
      foot={
        <>
          <Stored />
          <Plate
            ref={plate}
            material="brass"
            size="large"
            flex={{ base: '1 1 100%', md: 'none' }}
            aria-busy={isOpening}
            disabled={request === null}
            onClick={() => request && !isOpening && void open(request)}
          >
            <DoorOpen aria-hidden />
            {isOpening ? openingSheetText.opening : openingSheetText.open}
          </Plate>
        </>
      }
    >
      <Choices
        form={form}
        timeLimit={room.timeLimit}
        isPro={isPro}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
      <Box role="alert" paddingX={{ base: '4', md: '6' }} paddingBottom={failure ? '4' : '0'}>
        {failure && <WhyNot failure={failure} classes={openClasses} />}
      </Box>
    </Sheet>
  );
}

function factsOf(room: SummaryEntry): string {
  const { roomName, goodFor } = room;
  const players = goodFor > 1 ? openingSheetText.goodFor(goodFor) : null;
  return [roomName, roomFigures(room).difficulty, players].filter((fact) => fact !== null).join(' · ');
}

function useOpening(roomId: string) {
  const { calls } = useBackend();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode | null>(null);
  const [openClasses, setOpenClasses] = useState<readonly ListedClass[]>([]);

  async function open(request: NonNullable<ReturnType<typeof requestOf>>) {
    setOpening(true);
    setFailure(null);
    try {
      const { sessionId } = await calls.openClass({ ...request, roomId });
      navigate(classPath(sessionId), { replace: true });
    } catch (error) {
      console.error(error);
      if (failureCode(error) === 'quotaReached') setOpenClasses(await listOpen());
      setFailure(failureCode(error));
      setOpening(false);
    }
  }

  /** Returns the open classes; none if they cannot be loaded, since the sheet is useful without them. */
  async function listOpen(): Promise<readonly ListedClass[]> {
    try {
      return (await calls.listClasses({})).classes.filter(isOpen);
    } catch (error) {
      console.error(error);
      return [];
    }
  }

  return { open, isOpening, failure, openClasses };
}

function Stored() {
  const { text, show } = openingSheetText.stored;
  return (
    <Text flex="1 1 20rem" display="flex" gap="2.5" textStyle="xs" color="fg.muted">
      <chakra.span flex="none" marginTop="0.5">
        <ShieldCheck size={18} aria-hidden />
      </chakra.span>
      <span>
        {text}{' '}
        <ChakraLink asChild variant="underline">
          <Link to="/projects?show=stored" target="_blank" rel="noreferrer">
            {show}
          </Link>
        </ChakraLink>
      </span>
    </Text>
  );
}

/** Says why no class can be opened, with a link to what prevents it. */
function WhyNot({ failure, classes }: { failure: BackendErrorCode; classes: readonly ListedClass[] }) {
  return (
    <Stack
      gap="2"
      padding="4"
      borderRadius="md"
      borderWidth="1px"
      bg="bg.warning"
      borderColor="border.warning"
    >
      <Text>{whyNot(failure)}</Text>
      {classes.map(({ sessionId, roomName, code }) => (
        <Button key={sessionId} asChild variant="outline" justifyContent="flex-start">
          <Link to={classPath(sessionId)}>{[roomName, code].filter(Boolean).join(' · ')}</Link>
        </Button>
      ))}
    </Stack>
  );
}

function whyNot(failure: BackendErrorCode): string {
  const { conflict, notFound, three } = openingSheetText.failed;
  if (failure === 'quotaReached') return three;
  if (failure === 'conflict') return conflict;
  return failure === 'notFound' ? notFound : appText.failures[failure];
}
