import { roomPageText } from '../text/roomPage.ts';
import { CopyField } from './CopyField.tsx';
import { QrCode } from './QrCode.tsx';
import { embedCode, roomAddress, type SharedRoom } from './roomAddress.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { useSharedAddress } from './useSharedAddress.ts';

export interface ShareWayProps {
  room: SharedRoom;
  way: 'qr' | 'embed';
  onClose: () => void;
}

/** The dialog of the chosen way of sharing. */
export function ShareWay({ room, way, onClose }: ShareWayProps) {
  const { origin } = useSharedAddress();
  const { share } = roomPageText;
  if (way === 'qr')
    return (
      <ShareDialog title={share.qrTitle} text={share.qrText(room.roomName)} onClose={onClose}>
        <QrCode address={roomAddress(room.roomId, origin)} />
      </ShareDialog>
    );
  return (
    <ShareDialog title={share.embedTitle} text={share.embedText} onClose={onClose}>
      <CopyField label={share.embedLabel} value={embedCode(room, origin)} copyLabel={share.copyCode} />
    </ShareDialog>
  );
}
