import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { CodeTags } from '../../play/together/door/CodeTags.tsx';
import { inHalves, partyAddress } from '../../play/together/partyAddress.ts';
import { CopyField } from '../../rooms/share/CopyField.tsx';
import { QrCode } from '../../rooms/share/QrCode.tsx';
import { canShareNatively, shareLink } from '../../rooms/share/shareNatively.ts';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { Paper } from '../../shared/kit/Paper.tsx';
import { lobbyText } from '../text/lobby.ts';
import { teacherText } from '../text/teacher.ts';
import { OnlyHere } from './OnlyHere.tsx';

type Invited = { board: Pick<ShowClassAnswer, 'roomId' | 'roomName' | 'code'> };

/** The code of the class, as text to type and as a QR code. */
export function CodePaper({ board: { roomId, code } }: Invited) {
  const { type, camera, sameWifi } = lobbyText;
  const { origin, host, isForNetwork, isForThisMachine } = useSharedAddress();
  return (
    <Paper padding={{ base: '4', md: '5' }}>
      {isForNetwork && <Text textStyle="sm">{sameWifi}</Text>}
      {isForThisMachine && (
        <Box textStyle="sm" marginBottom="2">
          <OnlyHere />
        </Box>
      )}
      <Text>
        {type.before} <b>{host}</b> {type.after}
      </Text>
      <CodeTags
        code={code}
        label={teacherText.codeWords(code)}
        fontSize={{ base: '1.55rem', md: '1.7rem' }}
        marginY="3"
      />
      <Text marginBottom="3">{camera}</Text>
      <Box width="min(15rem, 100%)" marginX="auto" borderWidth="2px" borderColor="ink" borderRadius="md">
        <QrCode address={partyAddress(roomId, code, origin)} />
      </Box>
    </Paper>
  );
}

/** The link for joining, to copy or to send. */
export function Invitation({ board: { roomId, roomName, code } }: Invited) {
  const { link, copyLink, send, invitation } = lobbyText;
  const url = partyAddress(roomId, code, useSharedAddress().origin);
  const words = { title: roomName, text: `${invitation(roomName)} (${inHalves(code)})`, url };
  return (
    <Flex gap="2.5" align="flex-start">
      <CopyField label={link} value={url} copyLabel={copyLink} />
      {canShareNatively() && (
        <Button variant="outline" aria-label={send} title={send} onClick={() => void shareLink(words)}>
          <Share2 aria-hidden />
        </Button>
      )}
    </Flex>
  );
}
