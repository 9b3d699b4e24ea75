import { Button, Flex } from '@chakra-ui/react';
import { Code, QrCode as QrSign, Share2 } from 'lucide-react';
import { useState } from 'react';
import { roomPageText } from '../../text/roomPage.ts';
import { CopyField } from './CopyField.tsx';
import { QrCode } from './QrCode.tsx';
import { embedCode, roomAddress, type SharedRoom } from './roomAddress.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { canShareNatively, shareNatively } from './shareNatively.ts';

/** A room's link to copy, and the other ways to hand it on. */
export function ShareWays(room: SharedRoom) {
  const [dialog, setDialog] = useState<'qr' | 'embed' | null>(null);
  const close = () => setDialog(null);
  const { share } = roomPageText;
  return (
    <Flex direction="column" gap="4">
      <CopyField label={share.link} value={roomAddress(room.roomId)} copyLabel={share.copyLink} />
      <Flex gap="2.5" wrap="wrap">
        {canShareNatively() && (
          <Button variant="outline" onClick={() => void shareNatively(room)}>
            <Share2 aria-hidden />
            {share.share}
          </Button>
        )}
        <Button variant="outline" onClick={() => setDialog('qr')}>
          <QrSign aria-hidden />
          {share.qrCode}
        </Button>
        <Button variant="outline" onClick={() => setDialog('embed')}>
          <Code aria-hidden />
          {share.embed}
        </Button>
      </Flex>
      {dialog === 'qr' && (
        <ShareDialog title={share.qrTitle} text={share.qrText(room.roomName)} onClose={close}>
          <QrCode address={roomAddress(room.roomId)} />
        </ShareDialog>
      )}
      {dialog === 'embed' && (
        <ShareDialog title={share.embedTitle} text={share.embedText} onClose={close}>
          <CopyField label={share.embedLabel} value={embedCode(room)} copyLabel={share.copyCode} />
        </ShareDialog>
      )}
    </Flex>
  );
}
