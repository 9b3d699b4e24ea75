import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { roomPageText } from '../text/roomPage.ts';
import type { SharedRoom } from './roomAddress.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { ShareWays } from './ShareWays.tsx';
import { canShareNatively, shareNatively } from './shareNatively.ts';
import { originForOthers } from './useSharedAddress.ts';

/** Shares a room: by the browser's share sheet, else by link, QR code or embedding. */
export function ShareButton(room: SharedRoom) {
  const [isOpen, setOpen] = useState(false);
  const { findSharedOrigin } = useBackend();
  const share = async () => shareNatively(room, await originForOthers(findSharedOrigin));
  return (
    <>
      <Button variant="outline" onClick={() => (canShareNatively() ? void share() : setOpen(true))}>
        <Share2 aria-hidden />
        {roomPageText.share.share}
      </Button>
      {isOpen && (
        <ShareDialog title={roomPageText.share.title} onClose={() => setOpen(false)}>
          <ShareWays {...room} />
        </ShareDialog>
      )}
    </>
  );
}
