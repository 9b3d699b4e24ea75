import { AspectRatio, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { DoorOpen, Users } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { ShowPartyAnswer } from '../../../../core/calls/play/showParty.ts';
import { cleanUsername } from '../../../../core/play/record/cleanUsername.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { CoverPlaceholder } from '../../../rooms/card/CoverPlaceholder.tsx';
import { TextField } from '../../../shared/form/TextField.tsx';
import { FramedPicture } from '../../../shared/kit/FramedPicture.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { NOTCH } from '../../../shared/page/notch.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { isFound, type SoughtSummary, useSoughtSummary } from '../../gameplay/useRoom.ts';
import { preloadGameTable } from '../../table/gameTableChunk.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { pupilText } from '../../text/pupil.ts';
import { DoorBoard } from '../../together/door/DoorBoard.tsx';
import { WasHere } from '../../together/door/Newcomer.tsx';
import { RoomHeading } from '../../together/door/RoomHeading.tsx';
import { failedText } from '../../together/failedText.ts';
import { inHalves } from '../../together/partyAddress.ts';
import type { Refused, WayIn } from '../../together/useSeat.ts';

export interface ClassDoorProps {
  code: string;
  shown: ShowPartyAnswer;
  isBusy: boolean;
  refused: Refused | null;
  onJoin: (way: WayIn) => void;
  /** Asks the server again whether the door is open. */
  onLook: () => void;
}

/** The open door of a class: its room, and one button to enter. */
export function Welcome(props: ClassDoorProps & { isTyped: boolean }) {
  const { code, shown, isBusy, refused, isTyped, onJoin } = props;
  useEffect(preloadGameTable, []);
  const summary = useSoughtSummary(shown.roomId);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const { door, lobby } = pupilText;
  const isAlone = shown.inClass?.isAlone === true;

  function comeIn(event: FormEvent): void {
    event.preventDefault();
    const isMissing = isTyped && cleanUsername(name) === null;
    setFault(isMissing ? door.nameMissing : undefined);
    if (!isMissing && !isBusy) onJoin(isTyped ? { name } : {});
  }

  return (
    <DoorBoard width="min(30rem, 100% - 1rem)" marginTop={{ base: '2', md: '8' }} marginBottom="4">
      <PageTitle page={isFound(summary) ? summary.roomName : gameplayText.pageTitle} />
      <form noValidate onSubmit={comeIn}>
        <Flex align="center" justify="space-between" gap="3" marginBottom="3">
          <Text>{door.lead}</Text>
          <Code role="img" aria-label={door.code(code)}>
            {inHalves(code)}
          </Code>
        </Flex>
        <FramedPicture>
          <Cover summary={summary} />
        </FramedPicture>
        <RoomHeading summary={summary} marginTop="4" />
        <Text>
          {door.starts} {shown.inClass && door.free(shown.inClass.free)}
        </Text>
        {isTyped && (
          <Box marginTop="4" css={ON_WOOD}>
            <TextField
              label={door.name}
              value={name}
              onChange={(typed) => {
                setName(typed);
                setFault(undefined);
              }}
              limit={LIMITS.username}
              error={fault}
              help={isAlone ? door.nameHelpAlone : door.nameHelp}
              autoComplete="off"
              size="lg"
            />
          </Box>
        )}
        <Flex gap="2.5" marginTop="4">
          <Box flex="none" paddingTop="0.5">
            <Users size={20} aria-hidden />
          </Box>
          <Text>{isAlone ? lobby.ownRoom : lobby.oneRoom}</Text>
        </Flex>
        <Refusal refused={refused} />
        <Box position="sticky" bottom={`max(0.5rem, ${NOTCH.bottom})`} zIndex="2" marginTop="4">
          <Plate type="submit" material="brass" size="large" width="full" aria-busy={isBusy}>
            <DoorOpen aria-hidden />
            {isBusy ? door.comingIn : door.comeIn}
          </Plate>
        </Box>
      </form>
      <Stored isTyped={isTyped} />
      <Flex direction="column" align="center">
        <WasHere isBusy={isBusy} refused={refused} onSigns={(signs) => onJoin({ signs })} />
      </Flex>
    </DoorBoard>
  );
}

function Cover({ summary }: { summary: SoughtSummary }) {
  if (summary === null)
    return (
      // Hidden from screen readers, since the heading below says the same.
      <Flex
        aria-hidden
        aspectRatio={16 / 9}
        align="center"
        justify="center"
        bg="bg.deep"
        color="fg.muted"
        fontSize="lg"
      >
        {gameplayText.loadingAll}
      </Flex>
    );
  const { imageUrl = '', roomName = '' } = isFound(summary) ? summary : {};
  return (
    <AspectRatio ratio={16 / 9} bg="bg.deep">
      {imageUrl ? (
        <chakra.img src={imageUrl} alt="" objectFit="cover" fetchPriority="high" />
      ) : (
        <Box>
          <CoverPlaceholder seed={roomName} />
        </Box>
      )}
    </AspectRatio>
  );
}

/** On wood, the muted blue of a field's help text is hard to read. */
const ON_WOOD = { '& [data-part=helper-text]': { color: 'inherit' } } as const;

/** Says why the last try gave no seat. An error about signs stands beside their field instead. */
function Refusal({ refused }: { refused: Refused | null }) {
  if (refused === null || refused.way.signs !== undefined || refused.code === 'conflict') return null;
  return (
    <Text role="alert" marginTop="3" fontWeight="650">
      {refused.code === 'tooManyRequests' ? pupilText.door.crowded : failedText(refused.code)}
    </Text>
  );
}

function Stored({ isTyped }: { isTyped: boolean }) {
  const { nothingTyped, noAccount, stored, storedAll } = pupilText.door;
  return (
    <Folded>
      <summary>
        {isTyped ? noAccount : nothingTyped} <u>{stored}</u>
      </summary>
      <Text>{storedAll}</Text>
    </Folded>
  );
}

const Code = chakra('span', {
  base: {
    flex: 'none',
    paddingX: '2.5',
    paddingY: '0.5',
    borderRadius: '6px',
    border: '2px solid {colors.ink}',
    boxShadow: 'inset 0 0 0 2px #e2ac42',
    bg: '#fffaf0',
    color: 'ink',
    fontWeight: '800',
    letterSpacing: '0.08em',
    userSelect: 'text',
  },
});

const Folded = chakra('details', {
  base: {
    marginTop: '2',
    textStyle: 'sm',
    '& > summary': {
      minHeight: '11',
      paddingY: '2.5',
      textAlign: 'center',
      textWrap: 'balance',
      cursor: 'pointer',
      listStyleType: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& u': { textUnderlineOffset: '3px' },
  },
});
