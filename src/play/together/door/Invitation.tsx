import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { CopyField } from '../../../rooms/share/CopyField.tsx';
import { QrCode } from '../../../rooms/share/QrCode.tsx';
import { canShareNatively, shareLink } from '../../../rooms/share/shareNatively.ts';
import { useSharedAddress } from '../../../rooms/share/useSharedAddress.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { inHalves, partyAddress } from '../partyAddress.ts';
import { CodeTags } from './CodeTags.tsx';

/** The party's code as six tags, its link and a QR code: three ways for friends to come in. */
export function Invitation() {
  const code = useGameplay((s) => s.team?.code ?? '');
  const address = useAddress();
  const { host } = useSharedAddress();
  const { door } = togetherText;
  return (
    <Box>
      <CodeTags code={code} label={togetherText.door.code(code)} />
      <Text marginTop="3">{door.type(host)}</Text>
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
  const { origin } = useSharedAddress();
  return partyAddress(
    roomId,
    useGameplay((s) => s.team?.code ?? ''),
    origin,
  );
}
