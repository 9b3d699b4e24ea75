import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { roomPageText } from '../text/roomPage.ts';
import type { SharedRoom } from './roomAddress.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { ShareWays } from './ShareWays.tsx';
import { canShareNatively, shareNatively } from './shareNatively.ts';

/** Shares a room: by the browser's share sheet, else by link, QR code or embedding. */
export function ShareButton(room: SharedRoom) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => (canShareNatively() ? void shareNatively(room) : setOpen(true))}
      >
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
