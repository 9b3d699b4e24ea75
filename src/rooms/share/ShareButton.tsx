import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { roomPageText } from '../text/roomPage.ts';
import type { SharedRoom } from './roomAddress.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { ShareWays } from './ShareWays.tsx';
import { canShareNatively, shareNatively } from './shareNatively.ts';

/** Hands a room on: by the browser's own sheet where there is one, else by link, QR code or embedding. */
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
