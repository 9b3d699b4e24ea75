import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { CopyField } from '../../../rooms/share/CopyField.tsx';
import { QrCode } from '../../../rooms/share/QrCode.tsx';
import { canShareNatively, shareLink } from '../../../rooms/share/shareNatively.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { inHalves, partyAddress } from '../partyAddress.ts';

/** The party's code as six tags, its link and a QR code: three ways for friends to come in. */
export function Invitation() {
  const code = useGameplay((s) => s.team?.code ?? '');
  const address = useAddress();
  const { door } = togetherText;
  return (
    <Box>
      <CodeTags code={code} label={togetherText.door.code(code)} />
      <Text marginTop="3">{door.type(window.location.host)}</Text>
      <Flex gap="4" marginTop="3" align="flex-start">
        <Box
          flex="none"
          width={{ base: '7.5rem', md: '10.5rem' }}
          borderWidth="2px"
          borderColor="ink"
          borderRadius="md"
        >
          <QrCode address={address} />
        </Box>
        <Flex direction="column" gap="3" flex="1" minWidth="0" width="full">
          <Text fontWeight="650">{door.camera}</Text>
          <CopyInvitation />
          <Text textStyle="sm" color="fg.muted" hideBelow="md">
            {door.later}
          </Text>
        </Flex>
      </Flex>
    </Box>
  );
}

/** The party's link to copy or to send. */
export function CopyInvitation() {
  const code = useGameplay((s) => s.team?.code ?? '');
  const roomName = useGameplay((s) => s.roomName);
  const address = useAddress();
  const { door } = togetherText;
  const words = { title: roomName, text: `${door.invitation(roomName)} (${inHalves(code)})`, url: address };
  return (
    <Flex direction="column" gap="2.5" align="flex-start">
      <CopyField label={door.link} value={address} copyLabel={door.copyLink} />
      {canShareNatively() && (
        <Button variant="outline" onClick={() => void shareLink(words)}>
          <Share2 aria-hidden />
          {door.send}
        </Button>
      )}
    </Flex>
  );
}

function useAddress(): string {
  const { roomId = '' } = useParams();
  return partyAddress(
    roomId,
    useGameplay((s) => s.team?.code ?? ''),
  );
}

interface CodeTagsProps {
  code: string;
  /** Reads the signs out. */
  label: string;
}

/** The signs of a code, each on a tag of its own, in two halves. */
export function CodeTags({ code, label }: CodeTagsProps) {
  return (
    <Flex role="img" aria-label={label} gap={{ base: '1.5', md: '2.5' }}>
      {[...code].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is a place
        <Tag key={place} aria-hidden data-half={place === code.length / 2 ? '' : undefined}>
          {sign}
        </Tag>
      ))}
    </Flex>
  );
}

const Tag = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: '2.7rem', md: '3.6rem' },
    height: { base: '3.6rem', md: '4.75rem' },
    paddingTop: '2',
    bg: '#fffaf0',
    color: 'ink',
    border: '2.5px solid {colors.ink}',
    borderRadius: '6px',
    boxShadow: 'inset 0 0 0 3px #e2ac42, inset 0 -6px 0 3px #c7913a, 0 3px 0 {colors.ink}',
    fontSize: { base: '1.7rem', md: '2.5rem' },
    fontWeight: '800',
    lineHeight: '1',
    userSelect: 'text',
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      top: '6px',
      boxSize: '8px',
      borderRadius: 'full',
      bg: 'ink',
    },
    '&[data-half]': { marginInlineStart: { base: '1.5', md: '3' } },
  },
});
