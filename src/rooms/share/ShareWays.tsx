import { Button, Flex } from '@chakra-ui/react';
import { Code, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { roomPageText } from '../text/roomPage.ts';
import { CopyField } from './CopyField.tsx';
import { LazyShareWay } from './LazyShareWay.tsx';
import { roomAddress, type SharedRoom } from './roomAddress.ts';
import { canShareNatively, shareNatively } from './shareNatively.ts';
import { useSharedAddress } from './useSharedAddress.ts';

/** A room's link to copy, with other ways to share it. */
export function ShareWays(room: SharedRoom) {
  const [way, setWay] = useState<'qr' | 'embed' | null>(null);
  const { origin } = useSharedAddress();
  const { share } = roomPageText;
  return (
    <Flex direction="column" gap="4">
      <CopyField label={share.link} value={roomAddress(room.roomId, origin)} copyLabel={share.copyLink} />
      <Flex gap="2.5" wrap="wrap">
        {canShareNatively() && (
          <Button variant="outline" onClick={() => void shareNatively(room, origin)}>
            <Share2 aria-hidden />
            {share.share}
          </Button>
        )}
        <Button variant="outline" onClick={() => setWay('qr')}>
          <QrCode aria-hidden />
          {share.qrCode}
        </Button>
        <Button variant="outline" onClick={() => setWay('embed')}>
          <Code aria-hidden />
          {share.embed}
        </Button>
      </Flex>
      {way !== null && <LazyShareWay room={room} way={way} onClose={() => setWay(null)} />}
    </Flex>
  );
}
